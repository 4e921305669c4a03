// @ts-check
/**
 * What the server tells the board: the shapes of `/api/v1`, as far as the board reads them.
 *
 * @typedef {'south' | 'north'} Side
 * @typedef {'+' | '-'} Direction
 *
 * @typedef {object} Lap
 * @property {string} from
 * @property {Direction} direction
 * @property {number} seeds
 * @property {string} to
 * @property {string} [words]
 *
 * @typedef {object} Taken
 * @property {string} hole
 * @property {number} seeds
 *
 * @typedef {object} Trace
 * @property {Lap[]} laps
 * @property {Taken[]} taken
 * @property {'sleep' | 'again' | 'capture' | 'nothing' | 'pass' | 'opening'} end
 * @property {string} [words]
 *
 * @typedef {object} Choice
 * @property {string} move
 * @property {string | null} hole
 * @property {Direction | null} direction
 * @property {number | null} number
 * @property {Trace} trace
 * @property {number} gain
 * @property {string} after
 * @property {string} [words]
 *
 * @typedef {object} Refused
 * @property {string} move
 * @property {string | null} hole
 * @property {Direction | null} [direction]
 * @property {number | null} [number]
 * @property {string} rule
 * @property {string} words
 *
 * @typedef {object} Ending
 * @property {Side | null} winner
 * @property {{south: number, north: number} | null} score
 * @property {string} termination
 * @property {string | null} rule
 * @property {string} words
 *
 * @typedef {object} Board
 * @property {string} position
 * @property {'giuthi' | 'kiothi'} game
 * @property {string} rules
 * @property {number} holes
 * @property {Side} turn
 * @property {'sow' | 'redistribute' | 'pass' | 'over'} phase
 * @property {number[]} south
 * @property {number[]} north
 * @property {{south: number, north: number}} taken
 * @property {string[]} nki
 * @property {number} [stood]
 * @property {Choice[]} choices
 * @property {Refused[]} refused
 * @property {{empty: number, occupied: string[]} | null} redistribution
 * @property {Ending | null} ending
 * @property {string} words
 *
 * @typedef {object} Step
 * @property {string} move
 * @property {Side} side
 * @property {string} before
 * @property {string} after
 * @property {Trace} trace
 *
 * @typedef {object} View
 * @property {string} id
 * @property {number} version
 * @property {{start: string, moves: string[]}} game
 * @property {Board} board
 * @property {Step[]} steps
 * @property {'computer' | 'two' | 'watch'} mode
 * @property {'person' | 'computer' | 'layout' | 'over'} waiting
 * @property {boolean} can_undo
 * @property {{round: number, words: string} | null} match
 */
export {};
