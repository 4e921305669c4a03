/** What the server tells of a try, as elements. */

/**
 * @param {string} html the server's, escaped there
 * @param {string} kind
 */
export function notice(html, kind) {
  const words = document.createElement('p');
  words.className = `notice ${kind}`;
  words.innerHTML = html;
  return words;
}

/** @param {string[]} lines */
export function story(lines) {
  const list = document.createElement('ol');
  list.className = 'laps';
  for (const line of lines) {
    const item = document.createElement('li');
    item.innerHTML = line;
    list.append(item);
  }
  return list;
}
