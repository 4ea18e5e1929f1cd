import type { GroupKind } from '@/lib/api/video-groups'

/** The screen of one collection or program. */
export const groupScreen = {
  collection: 'collection-detail',
  program: 'program-detail',
} as const satisfies Record<GroupKind, string>

/** The screen that lists them. */
export const groupsScreen = {
  collection: 'collections',
  program: 'programs',
} as const satisfies Record<GroupKind, string>
