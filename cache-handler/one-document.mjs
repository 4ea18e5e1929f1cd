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
