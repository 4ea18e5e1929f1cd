/** What a card shows, and the key under which its filters are kept. Specification 9. */
export const cardModes = [
  'collections',
  'workouts',
  'programs',
  'classes',
  'live-classes',
  'video-detail',
] as const

export type CardMode = (typeof cardModes)[number]

/** What a list can be narrowed by, by the names that addresses and events carry. */
export type FilterKey =
  | 'modalities_ids'
  | 'equipment_ids'
  | 'body_focuses_ids'
  | 'instructor_ids'
  | 'kind'
  | 'level'
  | 'duration'
  | 'taken'
  | 'q'

const onDemand = [
  'modalities_ids',
  'equipment_ids',
  'body_focuses_ids',
  'instructor_ids',
  'kind',
  'level',
  'duration',
  'taken',
  'q',
] as const satisfies readonly FilterKey[]

/** The filters of each list; what an address says beyond them is as if absent. Specification 9. */
export const filterKeys: Record<CardMode, readonly FilterKey[]> = {
  collections: ['modalities_ids', 'q'],
  workouts: onDemand,
  programs: ['modalities_ids', 'q'],
  classes: onDemand,
  'live-classes': ['modalities_ids'],
  'video-detail': [],
}
