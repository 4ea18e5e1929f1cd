import { screenPath } from '@/lib/routing/links'
import type { ScreenKey } from '@/lib/routing/screens'
import type { QueryParams } from '@/lib/routing/query'

/** Kilobytes of a page, plain and compressed by gzip. */
type SizeGoal = { html: number; gzip: number }

export type Screen = {
  name: string
  path: string
  sizeGoal?: SizeGoal
  /** Maximum JavaScript in kilobytes, as sent, until the network is idle. */
  scriptGoal: number
  lighthouse: boolean
  member?: boolean
}

type Options = Partial<Omit<Screen, 'path'>> & { query?: QueryParams }

const screen = (name: ScreenKey, { query, ...options }: Options = {}): Screen => ({
  name,
  path: screenPath(name, query),
  scriptGoal: 165,
  lighthouse: false,
  ...options,
})

const home = { html: 180, gzip: 32 }
const list = { html: 140, gzip: 26 }
const form = { html: 45, gzip: 12 }

/** The screens that are measured, the members' after those of guests; ids are those of the seed. */
export const screens = [
  screen('home', { sizeGoal: home, lighthouse: true }),
  screen('classes', { sizeGoal: home }),
  screen('workouts', { sizeGoal: list, lighthouse: true }),
  screen('collections', { sizeGoal: list }),
  screen('collection-detail', { query: { id: 1 }, sizeGoal: list }),
  screen('programs', { sizeGoal: list }),
  screen('program-detail', { query: { id: 25 }, sizeGoal: list }),
  screen('instructors', { sizeGoal: list }),
  screen('instructors', { name: 'instructor', query: { id: 3 }, sizeGoal: list }),
  screen('studios', { sizeGoal: list }),
  screen('video-detail', { query: { id: 1 }, sizeGoal: list, lighthouse: true }),
  screen('schedule', { sizeGoal: list, lighthouse: true }),
  screen('live-class-detail', { query: { id: 1 }, sizeGoal: list }),
  screen('login', { sizeGoal: form, scriptGoal: 210 }),
  screen('email-lookup', { sizeGoal: form, scriptGoal: 210 }),
  screen('plan-selector', { scriptGoal: 210 }),
  screen('home', { name: 'home of a member', lighthouse: true, member: true }),
  screen('payment', { query: { sp: 1 }, scriptGoal: 210, lighthouse: true, member: true }),
  screen('bookings', { scriptGoal: 210, member: true }),
  screen('favorites', { member: true }),
]
