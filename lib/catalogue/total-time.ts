/** A length in whole hours and the minutes beyond them, rounded to the minute. */
export function totalTime(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.round(seconds / 60)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
