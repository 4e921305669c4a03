//! Texts turned into markup.
//!
//! Messages hold no HTML but two marks: `*emphasis*`, and `[G7]` for a link to a rule. Ids of rules
//! in round brackets, as sentences about moves end with them, become links too. Both are shown in
//! round brackets.

use crate::rulebook;

/// A text of the messages as HTML. Rules of both games are linked to on the page of `game`.
///
/// ```
/// # use ndongu_web::prose;
/// assert_eq!(
///     prose("A *relay* <turns> [G4].", "giuthi"),
///     "A <em>relay</em> &lt;turns&gt; (<a class=\"rule-id\" href=\"/rules/giuthi#g4\">G4</a>)."
/// );
/// assert_eq!(
///     prose("You pass (K3)", "kiothi"),
///     "You pass (<a class=\"rule-id\" href=\"/rules/kiothi#k3\">K3</a>)"
/// );
/// assert_eq!(prose("2 * 3 [sic]", "giuthi"), "2 * 3 [sic]");
/// ```
pub fn prose(text: &str, game: &str) -> String {
    let mut html = String::with_capacity(text.len() * 2);
    let mut rest = text;
    while let Some(at) = rest.find(['*', '[', '(']) {
        escape(&rest[..at], &mut html);
        let (open, inside) = rest[at..].split_at(1);
        rest = match open {
            "*" => emphasis(inside, &mut html),
            "[" => rule(inside, game, &mut html),
            _ => rules(inside, game, &mut html),
        };
    }
    escape(rest, &mut html);
    html
}

/// `relay* turns …`: what is marked is a few words of the same sentence, with no space at the ends.
fn emphasis<'a>(inside: &'a str, html: &mut String) -> &'a str {
    match inside.split_once('*') {
        Some((words, rest)) if !words.is_empty() && words.trim() == words => {
            html.push_str("<em>");
            escape(words, html);
            html.push_str("</em>");
            rest
        }
        _ => {
            html.push('*');
            inside
        }
    }
}

/// `G4] …`
fn rule<'a>(inside: &'a str, game: &str, html: &mut String) -> &'a str {
    match inside.split_once(']') {
        Some((id, rest)) if rulebook::knows(id) => {
            html.push('(');
            link(id, game, html);
            html.push(')');
            rest
        }
        _ => {
            html.push('[');
            inside
        }
    }
}

/// `G7, G9) …`
fn rules<'a>(inside: &'a str, game: &str, html: &mut String) -> &'a str {
    html.push('(');
    let Some((ids, _)) = inside.split_once(')') else {
        return inside;
    };
    if !ids.split(", ").all(rulebook::knows) {
        return inside;
    }
    for (index, id) in ids.split(", ").enumerate() {
        html.push_str(if index > 0 { ", " } else { "" });
        link(id, game, html);
    }
    &inside[ids.len()..]
}

fn link(id: &str, game: &str, html: &mut String) {
    let href = rulebook::href(id, game);
    for part in ["<a class=\"rule-id\" href=\"", &href, "\">", id, "</a>"] {
        html.push_str(part);
    }
}

/// Escapes what HTML would read as markup.
fn escape(text: &str, html: &mut String) {
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            _ => html.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_said_can_become_markup() {
        let text = "<script>*<b>* [<i>] (\"K3\") & 'x'";
        assert_eq!(
            prose(text, "kiothi"),
            "&lt;script&gt;<em>&lt;b&gt;</em> [&lt;i&gt;] (&quot;K3&quot;) &amp; &#39;x&#39;"
        );
    }

    #[test]
    fn marks_that_do_not_close_stay() {
        for text in ["*", "a *b", "a * b * c", "[G4", "(G4", "[B99]", "()"] {
            assert_eq!(prose(text, "giuthi"), text);
        }
    }

    #[test]
    fn rules_of_both_games_are_linked_where_the_reader_is() {
        assert!(prose("[B5]", "kiothi").contains("/rules/kiothi#b5"));
        assert!(prose("[G13]", "kiothi").contains("/rules/giuthi#g13"));
        assert!(prose("took 5 (G7, G9)", "giuthi").ends_with("#g9\">G9</a>)"));
    }
}
