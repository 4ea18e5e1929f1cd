import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const wcag: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Called an experiment by axe; whoever speaks to a page says what they see.
  rules: { 'label-content-name-mismatch': { enabled: true } },
}
const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }

/** What axe finds on the page and in its frames, one line for each place. */
async function accessibilityProblems(page: Page, rules: RunOptions): Promise<string[]> {
  for (const frame of page.frames()) await frame.evaluate(axe.source)
  const { violations } = await page.evaluate(
    // What passes is not looked at, so it is not worked out.
    (options) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        ...options,
        resultTypes: ['violations'],
      }),
    rules,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  )
}

/** Fails with the list of places when the page as it is now breaks WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page)
  expect(await accessibilityProblems(page, wcag)).toEqual([])
}

/** The same in light and in dark, which differ in their colours alone. Leaves the page in dark. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  expect(await accessibilityProblems(page, contrast)).toEqual([])
}

/** Half-faded text has another contrast than the text that stays. */
async function settle(page: Page) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
}
