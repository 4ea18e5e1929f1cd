/**
 * The phone that Lighthouse's scores are defined for: a machine of this index, slowed down this many
 * times. Another machine slowed down as much would simulate a phone that does not exist.
 */
const REFERENCE = { index: 1750, slowdown: 4 }
const PHONE_INDEX = REFERENCE.index / REFERENCE.slowdown

const range = (values: readonly number[], digits: number) =>
  [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits)).join(' to ')

/**
 * That phone on this machine, whose speed is to be measured for each visit by Lighthouse's
 * `computeBenchmarkIndex`: it changes by half within minutes when other machines use the same
 * processor.
 *
 * @param rate how many times the machine is slowed down already where its index is measured
 */
export function slowedPhone(rate: number) {
  const indexes: number[] = []
  const slowdownAt = (index: number) => Math.max(1, (index / PHONE_INDEX) * rate)
  return {
    /** How many times a machine of this index is to be slowed down. */
    slowdown(index: number): number {
      indexes.push(index)
      return slowdownAt(index)
    },
    /** What a table says of the phone that it was measured on. */
    describe: (hadPriority: boolean): string =>
      `On a machine of index ${range(indexes, 0)}${rate > 1 ? ` when slowed down ${rate} times` : ''}, slowed down ${range(indexes.map(slowdownAt), 1)} times${hadPriority ? '; the main thread of a page before everything else' : ''}`,
  }
}
