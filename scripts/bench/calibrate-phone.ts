import type { BrowserContext } from 'playwright'
import { loadLighthouse } from './load-lighthouse'
import { slowDown } from './slow-down'

/**
 * The phone that Lighthouse's scores are defined for: a machine of this index, slowed down this many
 * times. Another machine slowed down as much would simulate a phone that does not exist.
 */
const REFERENCE = { index: 1750, slowdown: 4 }
const PHONE_INDEX = REFERENCE.index / REFERENCE.slowdown

/**
 * How a page is slowed down: `simulated` multiplies the times of one that ran at full speed, as
 * Lighthouse does; `applied` has the browser interrupt it several times in each millisecond. Where
 * interrupts are dear, a page that is slowed down 4 times in this way takes 6 times as long.
 */
type Throttling = 'simulated' | 'applied'

const range = (values: readonly number[], digits: number) =>
  [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits)).join(' to ')

/**
 * Simulates the phone on this machine, whose speed is measured before each visit by Lighthouse's
 * `computeBenchmarkIndex`: it changes by half within minutes when other machines use the same
 * processor. Where the slowdown is `applied`, it is measured in a page that is slowed down
 * already, so that what this costs is in it. That page is new, as in Lighthouse: one that has
 * measured the index before gave half to one and a quarter times as much, depending on what was left
 * in its memory.
 */
export async function calibratePhone(context: BrowserContext, throttling: Throttling) {
  const { computeBenchmarkIndex } = await loadLighthouse()
  const rate = throttling === 'applied' ? REFERENCE.slowdown : 1
  const indexes: number[] = []
  const slowdownAt = (index: number) => Math.max(1, (index / PHONE_INDEX) * rate)
  return {
    /** How many times this machine is to be slowed down now. */
    async slowdown(): Promise<number> {
      const page = await context.newPage()
      if (rate > 1) await slowDown(page, rate)
      const index = await page.evaluate(computeBenchmarkIndex)
      await page.close()
      indexes.push(index)
      return slowdownAt(index)
    },
    /** What a table says of the phone that it was measured on. */
    describe: (hadPriority: boolean): string =>
      `On a machine of index ${range(indexes, 0)}${rate > 1 ? ` when slowed down ${rate} times` : ''}, slowed down ${range(indexes.map(slowdownAt), 1)} times${hadPriority ? '; the main thread of a page before everything else' : ''}`,
  }
}
