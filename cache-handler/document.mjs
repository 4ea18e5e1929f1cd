const END = '</body></html>'

/**
 * A page with one end. Next keeps the frame of a page as a whole document and puts what belongs to
 * one address behind it, which leaves scripts after the first `</html>`.
 *
 * @param {string} html a whole document
 */
export function oneDocument(html) {
  const first = html.indexOf(END)
  if (first === html.lastIndexOf(END)) return html
  return html.slice(0, first) + html.slice(first + END.length)
}

const MARK = /<meta name="answer-status" content="(200|404|503)"\/?>/

/**
 * The status that a page asks to be answered with, for this once: a page that found nothing, or could
 * not ask, still renders whole, in its layout and without JavaScript; it says so in a meta element.
 * Null for a page that says nothing and is kept.
 *
 * @param {string} html the whole document
 * @returns {200 | 404 | 503 | null}
 */
export function responseStatus(html) {
  const [, status] = MARK.exec(html) ?? []
  if (status === undefined) return null
  return status === '404' ? 404 : status === '503' ? 503 : 200
}
