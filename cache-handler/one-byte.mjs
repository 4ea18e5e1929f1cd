const WIDE = /[^\u0000-\u00ff]/gu
const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/g

/** @param {string} wide one character, maybe of two code units */
const escaped = (wide) =>
  [...Array(wide.length).keys()]
    .map((unit) => `\\u${wide.charCodeAt(unit).toString(16).padStart(4, '0')}`)
    .join('')

/**
 * The same script without characters beyond Latin-1.
 *
 * @param {string} script
 */
export const narrowScript = (script) => script.replace(WIDE, escaped)

/** @param {string} wide */
const entity = (wide) => `&#${wide.codePointAt(0)};`

/**
 * The same document without characters beyond Latin-1: they become escapes in scripts and entities
 * elsewhere. A single typographic quote makes the engine keep the whole page at two bytes a
 * character and convert all of it at every request.
 *
 * @param {string} html a whole document, in which style elements hold no such character
 */
export function oneByte(html) {
  const narrow = html
    .replace(SCRIPT, (_, open, script, close) => open + narrowScript(script) + close)
    .replace(WIDE, entity)
  // Cut out of a wide string, the engine would keep it wide.
  return Buffer.from(narrow, 'latin1').toString('latin1')
}
