export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** Which greeting fits an hour, 0 to 23; the night until four is still evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 4 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}
