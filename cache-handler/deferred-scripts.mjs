// A preload would make the browser ask for its script as early as before.
const ASYNC_SCRIPT_OR_PRELOAD =
  /<script src="(\/_next\/static\/[\w./~-]+)"(?: id="[^"]*")? async=""><\/script>|<link rel="preload" as="script"[^>]*>/g
const END = '</body></html>'

/**
 * Requests the scripts that its element names once the first frame is on the screen, without an
 * order, as `async` did. It does not wait on a hidden page, which has no frames, and nowhere longer
 * than a second. One that does not arrive is requested again, later each time: without one of them
 * none does anything.
 */
export const START_SCRIPT = `{
const sources=document.currentScript.dataset.sources.split(' ')
const load=(src,wait)=>document.head.append(Object.assign(document.createElement('script'),{src,async:true,onerror:()=>setTimeout(load,wait,src,wait*2)}))
const start=()=>{for(const src of sources.splice(0))load(src,1000)}
if(document.hidden)start()
else{setTimeout(start,1000);new PerformanceObserver(start).observe({type:'paint',buffered:true})}
}`

/**
 * Lets the scripts of the framework be requested when the first view is drawn, so that they share
 * neither the connection nor the processor with what it needs.
 *
 * @param {string} html a whole document
 */
export function deferScripts(html) {
  if (!html.endsWith(END)) return html
  const sources = []
  const rest = html.slice(0, -END.length).replace(ASYNC_SCRIPT_OR_PRELOAD, (_, source) => {
    if (source) sources.push(source)
    return ''
  })
  if (sources.length === 0) return html
  return `${rest}<script data-sources="${sources.join(' ')}">${START_SCRIPT}</script>${END}`
}
