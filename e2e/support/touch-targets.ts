import type { Page } from '@playwright/test'

/** Minimum size of a touch target in CSS pixels. */
const SIDE = 44
const WAIT_MS = 1_000

/**
 * Touch targets that are smaller than 44 pixels in either direction, one line each. The target is
 * the area that reacts to a touch, so an invisible extension counts. Links within a sentence may be
 * as high as a line. Leaves the page as it was, at its top.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  // What is laid out later has borders between two pixels, where a touch reaches the next element.
  const content = '* { content-visibility: visible !important }'
  const style = await page.addStyleTag({ content })
  const small = await page.evaluate(
    async ([side, waitMs]) => {
      const reach = side / 2 - 1
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        element.parentElement!.textContent.trim().length > element.textContent.trim().length
      const isShown = (element: Element) =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        !element.closest('.ui-hidden, .ui-skip, [inert], [aria-hidden="true"]')
      const isLargeEnough = (element: Element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        return [
          [0, -reach],
          [0, reach],
          [-reach, 0],
          [reach, 0],
        ].every(([dx = 0, dy = 0]) => {
          const hit = document.elementFromPoint(x + dx, y + dy)
          return (
            hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
          )
        })
      }
      // What floats makes way for a control a moment after the page was scrolled.
      const becomesLargeEnough = async (element: Element) => {
        const deadline = performance.now() + waitMs
        while (!isLargeEnough(element)) {
          if (performance.now() > deadline) return false
          await new Promise(requestAnimationFrame)
        }
        return true
      }
      // While a modal is open, nothing else reacts.
      const scope = document.querySelector(':modal') ?? document
      const targets = scope.querySelectorAll(
        'a, button, select, summary, input, label:has(> input)',
      )
      const found: string[] = []
      for (const element of targets) {
        if (!isShown(element) || isInSentence(element) || (await becomesLargeEnough(element)))
          continue
        const { width, height } = element.getBoundingClientRect()
        const text = element.getAttribute('aria-label') ?? element.textContent.trim()
        found.push(
          `${element.tagName} ${element.className} “${text}” ${Math.round(width)}×${Math.round(height)}`,
        )
      }
      return found
    },
    [SIDE, WAIT_MS] as const,
  )
  await style.evaluate((element) => {
    element.parentNode?.removeChild(element)
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  return small
}
