import { screenPath } from '@/lib/routing/links'
import type { ScreenKey } from '@/lib/routing/screens'
import type { QueryParams } from '@/lib/routing/query'

export type Screen = {
  name: string
  path: string
  /** Maximum first-load JavaScript in bytes, gzip. */
  scriptGoal: number
  lighthouse: boolean
  member?: boolean
}

const KB = 1024

type Options = Partial<Omit<Screen, 'path'>> & { query?: QueryParams }

const screen = (name: ScreenKey, { query, ...options }: Options = {}): Screen => ({
  name,
  path: screenPath(name, query),
  scriptGoal: 165 * KB,
  lighthouse: false,
  ...options,
})

/** The screens that are measured; ids are those of the seed. */
export const screens = [
  screen('home', { lighthouse: true }),
  screen('classes'),
  screen('workouts', { lighthouse: true }),
  screen('collections'),
  screen('collection-detail', { query: { id: 1 } }),
  screen('programs'),
  screen('program-detail', { query: { id: 25 } }),
  screen('instructors'),
  screen('instructors', { name: 'instructor', query: { id: 3 } }),
  screen('studios'),
  screen('video-detail', { query: { id: 1 }, lighthouse: true }),
  screen('schedule', { lighthouse: true }),
  screen('live-class-detail', { query: { id: 1 } }),
  screen('plan-selector', { scriptGoal: 210 * KB }),
  screen('payment', { query: { sp: 1 }, scriptGoal: 210 * KB, lighthouse: true, member: true }),
  screen('bookings', { scriptGoal: 210 * KB, member: true }),
  screen('favorites', { member: true }),
]
