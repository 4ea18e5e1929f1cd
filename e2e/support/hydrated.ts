import { expect, type Page } from '@playwright/test'

/** Waits until the page's scripts have run, for what only they can do. */
export async function hydrated(page: Page): Promise<void> {
  const keys = () => page.locator('main').evaluate((main) => Object.keys(main))
  await expect.poll(keys).toContainEqual(expect.stringMatching(/^__reactProps\$/))
}
