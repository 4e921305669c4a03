// @ts-check
/**
 * What a page's scripts say. The server hands over the messages of the reader's language as JSON.
 * A message is a text with `{name}` where a value goes, or a choice of texts by the argument `by`:
 * by its very value, or by its plural form.
 *
 * @typedef {string | {by: string, [form: string]: Message}} Message
 */

/** @type {Record<string, Message>} */
const messages = JSON.parse(globalThis.document?.getElementById('words')?.textContent || '{}');
const plurals = new Intl.PluralRules(globalThis.document?.documentElement.lang || 'en');

/**
 * A message with its arguments put in. An unknown key is shown as it is.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 */
export function say(key, args = {}) {
  return format(messages[key] ?? key, args, plurals);
}

/**
 * @param {Message} message
 * @param {Record<string, string | number>} args
 * @param {Intl.PluralRules} rules
 * @returns {string}
 */
export function format(message, args, rules) {
  if (typeof message !== 'string') {
    const value = args[message.by];
    const plural = typeof value === 'number' ? rules.select(value) : 'other';
    return format(message[String(value)] ?? message[plural] ?? message['other'] ?? '', args, rules);
  }
  return message.replace(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
}
