const END = '</body></html>'

/**
 * Removes all but the last `</html>`. Next.js stores the shared part of a page as a whole document
 * and appends the part of each URL, which leaves scripts after the first `</html>`.
 *
 * @param {string} html a whole document
 */
export function oneDocument(html) {
  const first = html.indexOf(END)
  if (first === html.lastIndexOf(END)) return html
  return html.slice(0, first) + html.slice(first + END.length)
}

const MARK = /<meta name="answer-status" content="(200|404|503)"\/?>/g

/**
 * The response status that a page requests for this request only. A page that found nothing or
 * could not load its data still renders completely, in its layout and without JavaScript, and sets
 * its status in a meta element; the highest counts. Null for a page without one, which is cached.
 *
 * @param {string} html the whole document
 * @returns {200 | 404 | 503 | null}
 */
export function responseStatus(html) {
  const marks = [...html.matchAll(MARK)].map(([, status]) => status)
  if (marks.length === 0) return null
  return marks.includes('503') ? 503 : marks.includes('404') ? 404 : 200
}
