import { createHash } from 'node:crypto'

/**
 * The hash of an inline script as a content security policy names it.
 *
 * @param {string} script its text, to the byte
 */
export const scriptHash = (script) =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`
