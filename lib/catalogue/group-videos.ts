/**
 * The filter values that match at least one video; all values when the counts are unknown. A brand
 * has workouts of a few modalities only, and a value that leads to an empty list is not offered.
 */
export const withVideos = <T extends { id: number }>(
  choices: readonly T[],
  counts: Readonly<Record<string, number>> | null,
): T[] => choices.filter(({ id }) => counts === null || (counts[id] ?? 0) > 0)

/** A duration as whole hours and remaining minutes, rounded to the minute. */
export function totalTime(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.round(seconds / 60)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
