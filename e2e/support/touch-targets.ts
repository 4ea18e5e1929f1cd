import type { Page } from '@playwright/test'

/** Minimum size of a touch target in CSS pixels. */
const SIDE = 44

/**
 * Touch targets that are smaller than 44 pixels in either direction, one line each. The target is
 * the area that reacts to a touch, so an invisible extension counts. Links within a sentence may be
 * as high as a line.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  // What is laid out later has borders between two pixels, where a touch reaches the next element.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  return page.evaluate((side) => {
    const reach = side / 2 - 1
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement!.textContent.trim().length > element.textContent.trim().length
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !element.closest('.ui-hidden, .ui-skip, [inert], [aria-hidden="true"]')
    return [...document.querySelectorAll('a, button, select, summary, input, label:has(> input)')]
      .filter((element) => isShown(element) && !isInSentence(element))
      .flatMap((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const isMet = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + dx, y + dy)
          return (
            hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
          )
        }
        const met = [
          [0, -reach],
          [0, reach],
          [-reach, 0],
          [reach, 0],
        ].every(([dx = 0, dy = 0]) => isMet(dx, dy))
        if (met) return []
        const text = element.getAttribute('aria-label') ?? element.textContent.trim()
        return `${element.tagName} ${element.className} “${text}” ${Math.round(width)}×${Math.round(height)}`
      })
  }, SIDE)
}
