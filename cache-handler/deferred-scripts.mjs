const ASYNC_SCRIPT =
  /<script src="(\/_next\/static\/[\w./~-]+)"(?: id="[^"]*")? async=""><\/script>/g
// A preload would make the browser ask for its script as early as before.
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/?>/g
const END = '</body></html>'

/** Requests the scripts that its element names, without an order, as `async` did. */
export const START_SCRIPT =
  "for(const src of document.currentScript.dataset.sources.split(' '))" +
  "document.head.append(Object.assign(document.createElement('script'),{src,async:true}))"

/**
 * Lets the scripts of the framework be requested when the document has been read, after the style
 * sheet and the picture of the first view, with which they would share the connection.
 *
 * @param {string} html a whole document
 */
export function deferScripts(html) {
  if (!html.endsWith(END)) return html
  const sources = [...html.matchAll(ASYNC_SCRIPT)].map(([, source]) => source)
  if (sources.length === 0) return html
  const rest = html.replace(ASYNC_SCRIPT, '').replace(SCRIPT_PRELOAD, '').slice(0, -END.length)
  return `${rest}<script data-sources="${sources.join(' ')}">${START_SCRIPT}</script>${END}`
}
