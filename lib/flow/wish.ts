import type { ScreenKey } from '@/lib/routing/screens'

export const wishKinds = [
  'book',
  'play',
  'heart-video',
  'heart-collection',
  'heart-program',
] as const

/** What a guest pressed: a kind of action on the class, video or group with this id. */
export type Wish = { kind: (typeof wishKinds)[number]; id: number }

/** The screen that carries a wish out. */
export const wishScreens = {
  book: 'live-class-detail',
  play: 'video-detail',
  'heart-video': 'video-detail',
  'heart-collection': 'collection-detail',
  'heart-program': 'program-detail',
} as const satisfies Record<Wish['kind'], ScreenKey>

/** Reads a `wish` parameter such as `book-12`; null for anything else. */
export function parseWish(value: string | null | undefined): Wish | null {
  const [, kind, id] = /^([a-z-]+)-([1-9]\d{0,8})$/.exec(value ?? '') ?? []
  const known = wishKinds.find((one) => one === kind)
  return known ? { kind: known, id: Number(id) } : null
}

/** The parameter that names a wish in an address. */
export const wishParam = ({ kind, id }: Wish): string => `${kind}-${id}`

/** Whether a wish needs a plan: favorites belong to every account. */
export const needsPlan = ({ kind }: Wish): boolean => kind === 'book' || kind === 'play'
