import type { BrowserContext } from 'playwright'
import { loadLighthouse } from './load-lighthouse'
import { slowedPhone } from './phone'
import { slowDown } from './slow-down'

const RATE = 4

/**
 * Simulates the phone by having the browser interrupt a page several times in each millisecond.
 * Where interrupts are dear, a page that is slowed down 4 times in this way takes 6 times as long:
 * the index is measured in a page that is slowed down already, so that what this costs is in it.
 * That page is new, as in Lighthouse: one that has measured the index before gave half to one and a
 * quarter times as much, depending on what was left in its memory.
 */
export async function calibratePhone(context: BrowserContext) {
  const { computeBenchmarkIndex } = await loadLighthouse()
  const phone = slowedPhone(RATE)
  return {
    /** How many times this machine is to be slowed down now. */
    async slowdown(): Promise<number> {
      const page = await context.newPage()
      await slowDown(page, RATE)
      const index = await page.evaluate(computeBenchmarkIndex)
      await page.close()
      return phone.slowdown(index)
    },
    describe: phone.describe,
  }
}
