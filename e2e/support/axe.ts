import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const wcag: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Experimental in axe, but needed for speech input, whose users say the visible label.
  rules: { 'label-content-name-mismatch': { enabled: true } },
}
const contrast: axe.RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }

// The first page that a tab checks parses it: minified in two thirds of the time.
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The problems that axe finds on the page and in its frames, one line per element. */
async function accessibilityProblems(page: Page, rules: axe.RunOptions): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source)
  const { violations } = await page.evaluate(
    // Only violations are reported, which saves time.
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

/** Fails with the list of problems when the page violates WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page)
  expect(await accessibilityProblems(page, wcag)).toEqual([])
}

/**
 * Checks light and dark; the second check is limited to contrast, as only colors differ. Leaves the
 * page in dark.
 */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  expect(await accessibilityProblems(page, contrast)).toEqual([])
}

/** Ends the animations, because text that is fading has a different contrast. */
async function settle(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
}
