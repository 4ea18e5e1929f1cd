/** Whether a visit reaches one of the goals. */
export type Goal<Visit> = (visit: Visit) => boolean

/**
 * Whether the visits that are left cannot change the verdict on the medians: more than half of all
 * visits that would be made reach every goal already, or more than half miss one.
 */
export function isDecided<Visit>(
  visits: readonly Visit[],
  ofAll: number,
  goals: readonly Goal<Visit>[],
): boolean {
  const reached = goals.map((reaches) => visits.filter(reaches).length)
  return (
    reached.every((count) => count > ofAll / 2) ||
    reached.some((count) => visits.length - count > ofAll / 2)
  )
}
