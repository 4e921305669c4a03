# The page that describes the interface for programs, /api. Names in backticks, JSON, OpenAPI and
# Accept-Language stay as they are. Single endpoints are described in English in all languages.
api-title = Interface for programs
# The link to it in the foot of every page.
api-nav = For programs
api-lead = What the site can do, programs can do too: values in JSON, no key and no account.
api-document = The same for machines, as an OpenAPI document:
api-endpoints = All addresses
# Headings of groups of addresses.
api-boards = Boards and moves
api-games = Kept games
api-analysis = Analysis, records and pictures
api-opening = Redistributions of Kiothi
api-errors = Errors
api-errors-text = Every error is JSON with one sentence in `error`, in the language that Accept-Language asks for. `where` names the part of the request that is wrong, like `moves[3]`, and `rule` the rule that a move breaks; either may be missing. What stands outside the games, like a body that is no JSON, is told in English.
api-limits = Limits
api-limits-text = A body may be { $body } KiB long, an address { $address } KiB, and an answer begins within { $seconds } seconds. The engine thinks for few at a time: whoever waits too long gets the status 503, and may ask again.
# Headings at every address: what is sent, what is answered, how it is asked for.
api-takes = Takes
api-gives = Gives
api-example = Example
# Behind the name of a value that may not be left out.
api-required = must be given
# The heading of the list of all kinds of values.
api-shapes = Values
