/**
 * The choices that give a video, by their counts; all of them when the counts are not known. A brand
 * has workouts of a few kinds, and a choice that leads to an empty list is none.
 */
export const withVideos = <T extends { id: number }>(
  choices: readonly T[],
  counts: Readonly<Record<string, number>> | null,
): T[] => choices.filter(({ id }) => counts === null || (counts[id] ?? 0) > 0)

/** A length in whole hours and the minutes beyond them, rounded to the minute. */
export function totalTime(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.round(seconds / 60)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
