import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import type { BrowserContext } from 'playwright'
import { median } from './table'

const ROUNDS = 5

/**
 * Speed of the reference machine by Lighthouse's own index, on which a slowdown of 4 simulates the
 * phone that its scores are defined for. On a slower machine the same slowdown would simulate a
 * phone that does not exist.
 */
const REFERENCE = { index: 1750, slowdown: 4 }

/** A phone as this machine simulates it. */
export interface Phone {
  /** Speed of this machine by Lighthouse's index. */
  index: number
  /** How many times slower than this machine the phone is. */
  slowdown: number
}

/**
 * Measures this machine in a page of a browser. The median of several rounds, which differ by half
 * when other machines use the same processor.
 */
export async function calibratePhone(context: BrowserContext): Promise<Phone> {
  const page = await context.newPage()
  const indexes: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
  await page.close()
  const index = median(indexes)
  return { index, slowdown: Math.max(1, (index / REFERENCE.index) * REFERENCE.slowdown) }
}

/** What a table says of the phone that it was measured on. */
export const describePhone = ({ index, slowdown }: Phone, hadPriority: boolean): string =>
  `On a machine of index ${Math.round(index)}, slowed down ${slowdown.toFixed(1)} times${hadPriority ? '; the main thread of a page before everything else' : ''}`
