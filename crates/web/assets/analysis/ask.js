// @ts-check
/** Asking the server. */
import { say } from '../words.js';

/**
 * What the server answers to something in JSON.
 *
 * @param {string} path
 * @param {object} body
 * @param {AbortSignal} [signal]
 * @returns {Promise<Response>}
 */
export async function request(path, body, signal) {
  const headers = { 'content-type': 'application/json' };
  const asked = fetch(path, { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) });
  const response = await asked.catch((error) => {
    throw signal?.aborted ? error : new Error(say('analysis-offline'));
  });
  if (!response.ok) {
    const { error } = await response.json().catch(() => ({ error: response.statusText }));
    throw new Error(error);
  }
  return response;
}

/**
 * The same as a value.
 *
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
export async function ask(path, body) {
  const response = await request(path, body);
  return response.json();
}
