const WIDE = /[^\u0000-\u00ff]/gu
const WIDE_UNIT = /[^\u0000-\u00ff]/g
const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)<\/script>/g

/** @param {string} unit a code unit */
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Escapes all characters of a script beyond Latin-1.
 *
 * @param {string} script
 */
export const narrowScript = (script) => script.replace(WIDE_UNIT, escaped)

/** @param {string} markup */
const narrowMarkup = (markup) => markup.replace(WIDE, (wide) => `&#${wide.codePointAt(0)};`)

/**
 * Escapes all characters of a document beyond Latin-1, as escape sequences in scripts and as
 * entities elsewhere. A single typographic quote makes the engine store the whole page with two
 * bytes per character and convert it at every request.
 *
 * @param {string} html a whole document whose style elements have no such character
 */
export function oneByte(html) {
  // Joined as bytes: substrings of a two-byte string stay two-byte, and each copy of a whole document
  // that is so large takes new memory from the system.
  const parts = []
  const add = (part) => parts.push(Buffer.from(part, 'latin1'))
  let end = 0
  for (const { 1: tag, 2: script, index } of html.matchAll(SCRIPT)) {
    const start = index + tag.length
    add(narrowMarkup(html.slice(end, start)))
    add(narrowScript(script))
    end = start + script.length
  }
  add(narrowMarkup(html.slice(end)))
  return Buffer.concat(parts).toString('latin1')
}
