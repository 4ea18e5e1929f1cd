import type { ScreenKey } from '@/lib/routing/screens'

export const pendingActionKinds = [
  'book',
  'wait',
  'play',
  'heart-video',
  'heart-collection',
  'heart-program',
] as const

/**
 * What a guest pressed: a kind of action on the class, video or group with this id. `wait` is joining
 * the waitlist of a class.
 */
export type PendingAction = { kind: (typeof pendingActionKinds)[number]; id: number }

/** The screen that carries a pending action out. */
export const pendingActionScreens = {
  book: 'live-class-detail',
  wait: 'live-class-detail',
  play: 'video-detail',
  'heart-video': 'video-detail',
  'heart-collection': 'collection-detail',
  'heart-program': 'program-detail',
} as const satisfies Record<PendingAction['kind'], ScreenKey>

/** What a pending action looks like in an address: its kind and id. */
export const pendingActionPattern = /^([a-z-]+)-([1-9]\d{0,8})$/

/** Reads a `pending action` parameter such as `book-12`; null for anything else. */
export function parsePendingAction(value: string | null | undefined): PendingAction | null {
  const [, kind, id] = pendingActionPattern.exec(value ?? '') ?? []
  const known = pendingActionKinds.find((one) => one === kind)
  return known ? { kind: known, id: Number(id) } : null
}

/** The parameter that names a pending action in an address. */
export const pendingActionParam = ({ kind, id }: PendingAction): string => `${kind}-${id}`

/** Whether an action of this kind is about a spot in a class. */
export const isForSpot = (kind: PendingAction['kind']): kind is 'book' | 'wait' =>
  kind === 'book' || kind === 'wait'

/** Whether a pending action needs a plan: favorites belong to every account. */
export const needsPlan = ({ kind }: PendingAction): boolean => !kind.startsWith('heart-')
