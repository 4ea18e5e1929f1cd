/** What a card shows; also the key under which its filters are stored. Specification 9. */
export const cardModes = [
  'collections',
  'workouts',
  'programs',
  'classes',
  'live-classes',
  'video-detail',
] as const

export type CardMode = (typeof cardModes)[number]
