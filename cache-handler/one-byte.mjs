const WIDE = /[^\u0000-\u00ff]/gu
const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/g

/** @param {string} wide one character, which may have two code units */
const escaped = (wide) =>
  [...Array(wide.length).keys()]
    .map((unit) => `\\u${wide.charCodeAt(unit).toString(16).padStart(4, '0')}`)
    .join('')

/**
 * Escapes all characters of a script beyond Latin-1.
 *
 * @param {string} script
 */
export const narrowScript = (script) => script.replace(WIDE, escaped)

/** @param {string} wide */
const entity = (wide) => `&#${wide.codePointAt(0)};`

/**
 * Escapes all characters of a document beyond Latin-1, as escape sequences in scripts and as
 * entities elsewhere. A single typographic quote makes the engine store the whole page with two
 * bytes per character and convert it at every request.
 *
 * @param {string} html a whole document whose style elements have no such character
 */
export function oneByte(html) {
  const narrow = html
    .replace(SCRIPT, (_, open, script, close) => open + narrowScript(script) + close)
    .replace(WIDE, entity)
  // A substring of a two-byte string would stay two-byte.
  return Buffer.from(narrow, 'latin1').toString('latin1')
}
