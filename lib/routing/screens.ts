import { splitLocale } from './locale-path'

/** Who may open a screen: `member` needs a session, `buyer` is sent to the sign-up without one. */
type Access = 'anyone' | 'member' | 'buyer'

interface Screen {
  path: `/${string}`
  access: Access
  /**
   * Where the URL has the id of an entity: in `?id=`, required or optional, or as the last path
   * segment.
   */
  id?: 'required' | 'optional' | 'segment'
}

/** The screen table of the specification (section 2), by screen key. */
export const screens = {
  home: { path: '/', access: 'anyone' },
  classes: { path: '/classes', access: 'anyone' },
  workouts: { path: '/classes/workouts', access: 'anyone' },
  collections: { path: '/classes/collections', access: 'anyone' },
  'collection-detail': { path: '/classes/collections', access: 'anyone', id: 'segment' },
  programs: { path: '/classes/programs', access: 'anyone' },
  'program-detail': { path: '/classes/programs', access: 'anyone', id: 'segment' },
  schedule: { path: '/schedule', access: 'anyone' },
  studios: { path: '/studios', access: 'anyone' },
  'studio-detail': { path: '/studios', access: 'anyone', id: 'segment' },
  'payment-link': { path: '/studios/payment-link', access: 'anyone' },
  'video-detail': { path: '/video-detail', access: 'anyone', id: 'required' },
  'live-class-detail': { path: '/live-class-detail', access: 'anyone', id: 'required' },
  'live-class-fullscreen': {
    path: '/live-class-detail/fullscreen',
    access: 'anyone',
    id: 'required',
  },
  login: { path: '/login', access: 'anyone' },
  'email-lookup': { path: '/email-lookup', access: 'anyone' },
  'signup-information': { path: '/signup-information', access: 'anyone' },
  'forgot-password': { path: '/forgot-password', access: 'anyone' },
  payment: { path: '/subscribe/payment', access: 'buyer' },
  'payment-public': { path: '/subscribe/payment-public', access: 'anyone' },
  'matching-account': { path: '/subscribe/matching-account', access: 'anyone' },
  'verify-code': { path: '/subscribe/verify-code', access: 'anyone' },
  'associated-accounts': { path: '/subscribe/associated-accounts', access: 'anyone' },
  'subscription-success': { path: '/subscribe/subscription-success', access: 'anyone' },
  'subscription-success-public': {
    path: '/subscribe/subscription-success-public',
    access: 'anyone',
  },
  entitlement: { path: '/subscribe/entitlement', access: 'anyone' },
  'plan-selector': { path: '/subscription-plan-selector', access: 'anyone' },
  'single-brand-selector': { path: '/single-brand-selector', access: 'anyone' },
  profile: { path: '/account/profile', access: 'member' },
  favorites: { path: '/account/favorites', access: 'member' },
  'favorites-list': { path: '/account/favorites/list', access: 'member' },
  subscriptions: { path: '/account/subscriptions', access: 'member' },
  'select-brand': { path: '/account/subscriptions/select-brand', access: 'member' },
  'linked-accounts': { path: '/account/linked-accounts', access: 'member' },
  billing: { path: '/account/billing', access: 'member' },
  plans: { path: '/account/plans', access: 'member' },
  offers: { path: '/account/offers', access: 'member' },
  'offers-exclusive': { path: '/account/offers-exclusive', access: 'member' },
  activity: { path: '/account/activity', access: 'member' },
  'activity-by-date': { path: '/account/activity/by-date', access: 'member' },
  'activity-in-studio': { path: '/account/activity/in-studio', access: 'member' },
  'activation-code': { path: '/account/activation-code', access: 'member' },
  bookings: { path: '/bookings', access: 'member' },
  instructors: { path: '/instructors', access: 'anyone', id: 'optional' },
} as const satisfies Record<string, Screen>

export type ScreenKey = keyof typeof screens

/** Paths of the screens with this access. */
export function pathsFor(access: Access): string[] {
  return Object.values(screens)
    .filter((screen: Screen) => screen.access === access)
    .map((screen) => screen.path)
}

const DETAIL = /^(.+)\/(\d+)$/

/** The id at the end of a path, for screens that have it there; null for others. */
export function idInPath(pathname: string): string | null {
  const screen = screenOf(pathname)
  return screen && 'id' in screens[screen] && screens[screen].id === 'segment'
    ? (DETAIL.exec(pathname)?.[2] ?? null)
    : null
}

/** The screen at a path (with or without a locale prefix); null when there is none. */
export function screenOf(pathname: string): ScreenKey | null {
  const { path } = splitLocale(pathname)
  const [, list] = DETAIL.exec(path) ?? []
  const found = Object.entries(screens).find(([, screen]) =>
    'id' in screen && screen.id === 'segment' ? screen.path === list : screen.path === path,
  )
  return found ? (found[0] as ScreenKey) : null
}
