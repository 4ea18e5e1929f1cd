import { brandKeys } from '@/lib/brand/brands'
import { screenPath } from '@/lib/routing/paths'

export interface Shot {
  /** Of the file in `docs/screens`. */
  name: string
  path: string
  /** A link on that page, when the address of the screen is no fixed one. */
  follow?: string
  /** Seen by a member of the demo. */
  member?: true
}

/** The screens that the documentation shows; ids are those of the seed. */
export const shots: readonly Shot[] = [
  { name: 'home', path: screenPath('home') },
  { name: 'classes', path: screenPath('classes') },
  { name: 'workouts', path: screenPath('workouts', { brand: 'boxing' }) },
  { name: 'video', path: screenPath('video-detail', { id: 3 }) },
  { name: 'collection', path: screenPath('collection-detail', { id: 1 }) },
  { name: 'program', path: screenPath('program-detail', { id: 25 }) },
  { name: 'schedule', path: screenPath('schedule', { brand: 'rowing' }) },
  { name: 'live-class', path: screenPath('home'), follow: '[data-timeline] li:last-child a' },
  { name: 'instructor', path: screenPath('instructors', { id: 3 }) },
  { name: 'studios', path: screenPath('studios') },
  { name: 'plans', path: screenPath('plan-selector', { brand: 'yoga' }) },
  { name: 'payment', path: screenPath('payment', { sp: 1 }), member: true },
]

/** The homes of all brands, for the sheet that shows them beside each other. */
export const homes = brandKeys.map((brand) => screenPath('home', { brand }))
