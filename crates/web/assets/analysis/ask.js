// @ts-check
/** Asking the server. */
import { say } from '../words.js';

/** A refusal of the server: what is wrong, where, and by which rule. */
export class Refusal extends Error {
  /** @param {{error: string, where?: string | null, rule?: string | null}} refusal */
  constructor({ error, where = null, rule = null }) {
    super(error);
    this.place = where;
    this.rule = rule;
  }
}

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
  return answered(path, { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) });
}

/**
 * @param {string} path
 * @param {RequestInit} [options]
 */
async function answered(path, options) {
  const response = await fetch(path, options).catch((error) => {
    throw options?.signal?.aborted ? error : new Error(say('analysis-offline'));
  });
  if (!response.ok) {
    throw new Refusal(await response.json().catch(() => ({ error: response.statusText })));
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

/**
 * What the server has at an address.
 *
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function get(path) {
  const response = await answered(path);
  return response.json();
}
