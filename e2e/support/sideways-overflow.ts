import type { Page } from '@playwright/test'

/** By how many pixels the page is wider than the window, and so scrolls sideways. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
