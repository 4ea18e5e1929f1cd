import type { BrowserContext } from 'playwright'
import { loadLighthouse } from './load-lighthouse'

/**
 * Speed of the reference machine by Lighthouse's own index, on which a slowdown of 4 simulates the
 * phone that its scores are defined for. On a slower machine the same slowdown would simulate a
 * phone that does not exist.
 */
const REFERENCE = { index: 1750, slowdown: 4 }

const range = (values: readonly number[], digits: number) =>
  [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits)).join(' to ')

/**
 * Simulates the phone on this machine, whose speed is measured before each visit by Lighthouse's
 * `computeBenchmarkIndex`: it changes by half within minutes when other machines use the same
 * processor. It is measured in a new page, as Lighthouse does: one that has measured it before gave
 * half to one and a quarter times as much, depending on what was left in its memory.
 */
export async function calibratePhone(context: BrowserContext) {
  const { computeBenchmarkIndex } = await loadLighthouse()
  const indexes: number[] = []
  const slowdownAt = (index: number) => Math.max(1, (index / REFERENCE.index) * REFERENCE.slowdown)
  return {
    /** How many times slower than this machine the phone is now. */
    async slowdown(): Promise<number> {
      const page = await context.newPage()
      const index = await page.evaluate(computeBenchmarkIndex)
      await page.close()
      indexes.push(index)
      return slowdownAt(index)
    },
    /** What a table says of the phone that it was measured on. */
    describe: (hadPriority: boolean): string =>
      `On a machine of index ${range(indexes, 0)}, slowed down ${range(indexes.map(slowdownAt), 1)} times${hadPriority ? '; the main thread of a page before everything else' : ''}`,
  }
}
