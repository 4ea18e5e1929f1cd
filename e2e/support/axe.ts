import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 AA on the page and in its frames, one line for each place. */
async function accessibilityProblems(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await frame.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (values) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly: { type: 'tag', values } }),
    tags,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  )
}

/** Fails with the list of places when the page as it is now breaks WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page)
  expect(await accessibilityProblems(page)).toEqual([])
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
