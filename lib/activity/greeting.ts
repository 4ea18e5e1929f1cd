import { fill } from '@/lib/locale/fill'

type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** A greeting for each part of the day, with `{name}`, and one for somebody without a name. */
export type Greetings = Record<PartOfDay | 'welcome', string>

/** Which greeting fits an hour, 0 to 23; the night until four is still evening. */
function partOfDay(hour: number): PartOfDay {
  if (hour < 4 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}

/** What a member is told first. `hour` is that of their clock, 0 to 23. */
export const greet = (greetings: Greetings, hour: number, name: string | null): string =>
  name ? fill(greetings[partOfDay(hour)], { name }) : greetings.welcome
