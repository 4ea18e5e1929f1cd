const MARK = /<meta name="answer-status" content="(404|503)"\/?>/

/**
 * The status that a page asks to be answered with. A page that found nothing, or could not ask,
 * still renders whole, in its layout and without JavaScript; it says so in a meta element.
 *
 * @param {string} html the whole document
 * @returns {200 | 404 | 503}
 */
export function answerStatus(html) {
  const [, status] = MARK.exec(html) ?? []
  if (status === '404') return 404
  return status === '503' ? 503 : 200
}
