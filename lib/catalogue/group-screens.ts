import type { GroupKind } from '@/lib/api/video-groups'

/** The detail screen of a collection or program. */
export const groupScreen = {
  collection: 'collection-detail',
  program: 'program-detail',
} as const satisfies Record<GroupKind, string>

/** The list screen of collections or programs. */
export const groupsScreen = {
  collection: 'collections',
  program: 'programs',
} as const satisfies Record<GroupKind, string>
