import { medianRange } from './median-range'
import { median, verdict } from './table'

/** What pages take, e.g. bytes or milliseconds: one list for each page, with one value per origin. */
type Pages = readonly (readonly number[])[]

/** The share by which a page of a large catalogue may differ from one of a small one. */
const tolerance = 0.05

/** For each other origin, what a page takes there as a share of the first. */
const sharesOf = (pages: Pages) =>
  pages[0]!.slice(1).map((_, other) => pages.map((page) => page[other + 1]! / page[0]!))

const percent = (share: number, digits: number) => ((share - 1) * 100).toFixed(digits)

/** The median page of the first origin. */
export const firstOf = (pages: Pages) => median(pages.map(([first]) => first!))

/** Compares the pages of the other origins with those of the first, with the verdict. */
export function comparedBytes(pages: Pages): string[] {
  const shares = sharesOf(pages).map(median)
  const isMet = shares.every((share) => share <= 1 + tolerance)
  return [...shares.map((share) => `${percent(share, 1)} %`), verdict(isMet)]
}

/**
 * The same for times, which differ by chance: with the range of each median, and no verdict where the
 * goal is within it.
 */
export function comparedTimes(pages: Pages): string[] {
  const shares = sharesOf(pages)
  const ranges = shares.map(medianRange)
  const isMet = ranges.every(({ high }) => high <= 1 + tolerance)
  const isMissed = ranges.some(({ low }) => low > 1 + tolerance)
  return [
    ...shares.map((share, at) => {
      const { low, high } = ranges[at]!
      return `${percent(median(share), 1)} % (${percent(low, 0)} to ${percent(high, 0)})`
    }),
    isMet || isMissed ? verdict(isMet) : 'not decided',
  ]
}
