import type { Page } from '@playwright/test'

/**
 * Gives a function that says how often something was pressed, on this page and those it leads to; in
 * frames, such as those of card fields, it does not count.
 */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('countTap', () => {
    taps += 1
  })
  await page.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: () => void }
    if (window !== window.top) return
    addEventListener('click', ({ isTrusted }) => isTrusted && countTap(), { capture: true })
  })
  return () => taps
}
