import { breakpoints } from '@/lib/config/breakpoints'

// The rows that browsers lay out ahead on a phone, though they are below the first view. Together
// they hold back the first paint, so each waits for a frame of its own. Nothing waits where the
// browser returns to a place in the page.
const FIRST = 2
const LAST = 4

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (visit?.type === 'navigate') {
  const sheet = new CSSStyleSheet()
  let first = FIRST

  const hide = () => {
    const rows = `.home-rows>:nth-child(n+${first})`
    sheet.replaceSync(
      `@media(max-width:${breakpoints.tablet - 1}px){${rows}{content-visibility:hidden}}`,
    )
  }

  const showNext = () => {
    // The task after a frame, so that the frame is painted first.
    requestAnimationFrame(() => {
      setTimeout(() => {
        first++
        if (first <= LAST) {
          hide()
          showNext()
        } else {
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
        }
      })
    })
  }

  hide()
  document.adoptedStyleSheets.push(sheet)
  addEventListener('DOMContentLoaded', showNext)
  // Also for who is faster than the network.
  addEventListener('scroll', showNext, { once: true })
}
