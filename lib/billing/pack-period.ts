export type PackPeriod = { from: string; to: string }
export const packChoices = ['thisYear', 'lastYear', 'dates'] as const
export type PackChoice = (typeof packChoices)[number]
export type PackProblem = 'missing' | 'order' | 'long'

const maxYears = 5

/** The days (`YYYY-MM-DD`) of a choice, or what is wrong with the dates that were typed. */
export function packPeriod(
  choice: PackChoice,
  typed: PackPeriod,
  year: number,
): PackPeriod | { problem: PackProblem } {
  if (choice !== 'dates') {
    const chosen = choice === 'thisYear' ? year : year - 1
    return { from: `${chosen}-01-01`, to: `${chosen}-12-31` }
  }
  const { from, to } = typed
  if (!from || !to) return { problem: 'missing' }
  if (to < from) return { problem: 'order' }
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) >= maxYears ? { problem: 'long' } : typed
}
