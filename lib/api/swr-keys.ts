import type { BookingsState } from './bookings'
import type { Favorable } from './favorites'
import type { LiveClassQuery } from './live-classes'
import type { PlanChange } from './membership-changes'
import type { MembershipFilter, MembershipId } from './memberships'
import type { PendingAction } from '@/lib/flow/pending-action'
import type { DayPart } from '@/lib/schedule/day-parts'
import type { LinkParameters } from './payment-links'
import type { VideoQuery } from './videos'

/** A paged list of the catalogue. */
export type PagedListName = 'videos' | 'programs' | 'collections' | 'instructors' | 'studios'

/** The keys of SWR's cache: requests with the same key are made once and refreshed together. */
export const swrKeys = {
  session: 'session',
  user: 'user',
  userSessions: 'user-sessions',
  mailPreferences: 'mail-preferences',
  countries: 'countries',
  states: (country: string) => ['states', country] as const,
  plans: (brandId: number | null) => ['plans', brandId] as const,
  publicPlans: (brandId: number | null) => ['public-plans', brandId] as const,
  pendingAction: ({ kind, id }: PendingAction) => ['pendingAction', kind, id] as const,
  planOffers: (query: object) => ['plan-offers', query] as const,
  plan: (planId: number, brandId: number | null) => ['subscription-plan', planId, brandId] as const,
  publicPlan: (planId: number | string) => ['public-plan', String(planId)] as const,
  paymentLink: (parameters: LinkParameters) => ['payment-link', parameters] as const,
  paymentProfile: 'payment-profile',
  cards: 'payment-profiles',
  invoices: (page: number) => ['invoices', page] as const,
  purchase: (userId: string) => ['bought', userId] as const,
  benefit: (id: string, userId: string | null) => ['benefit', id, userId] as const,
  claimedBenefit: (id: string, userId: string | null) => ['claimed-benefit', id, userId] as const,
  bookings: (state: BookingsState, pages: number) => ['bookings', state, pages] as const,
  waitlist: ['waitlist'] as const,
  calendarFeed: 'calendar-feed',
  liveClass: (id: number) => ['live-class', id] as const,
  liveClasses: (query: LiveClassQuery) => ['live-classes', query] as const,
  nextClass: (query: LiveClassQuery, part: DayPart | null) =>
    ['live-classes', 'next', query, part] as const,
  classSearch: (query: LiveClassQuery, pages: number) => ['live-classes', query, pages] as const,
  favoriteLists: 'favorite-lists',
  favoriteList: (id: string, page: number) => ['favorite-list', id, page] as const,
  listChoice: ({ kind, id }: Favorable) => ['list-choice', kind, id] as const,
  memberships: (status: MembershipFilter) => ['memberships', status] as const,
  changePreview: (id: MembershipId, change: PlanChange) => ['change-preview', id, change] as const,
  pauseOptions: (id: MembershipId) => ['pause-options', id] as const,
  memberOffers: (list: string) => ['member-offers', list] as const,
  lineOffers: ['member-offers', 'line'] as const,
  bookingsAhead: 'bookings-ahead',
  linkedAccounts: 'linked-accounts',
  provedAccounts: (token: string) => ['proved-accounts', token] as const,
  openVideos: 'open-videos',
  personalVideo: (id: number) => ['personal-video', id] as const,
  recommended: 'recommended',
  programProgress: (id: number) => ['program-progress', id] as const,
  activities: (query: { from?: string; to?: string; perPage?: number }, pages: number) =>
    ['activities', query, pages] as const,
  studioBookings: (pages: number) => ['studio-bookings', pages] as const,
  search: (q: string) => ['search', q] as const,
  studioSearch: (q: string) => ['studio-search', q] as const,
  choiceCounts: (query: VideoQuery) => ['choice-counts', { ...query, sort: null }] as const,
  pagedList: <Query extends object>(name: PagedListName, query: Query, page: number) =>
    [name, { ...query, page }] as const,
} as const

const withBookings = new Set<unknown>(['live-classes', 'live-class', 'bookings', 'waitlist'])

/** Whether a key belongs to data that include classes or bookings. */
export const isBookingKey = (key: unknown) => Array.isArray(key) && withBookings.has(key[0])

/** Whether a key belongs to a page of a list of favorites. */
export const isFavoriteListKey = (key: unknown) => Array.isArray(key) && key[0] === 'favorite-list'

const changeWithMemberships = new Set<unknown>([
  'memberships',
  'plans',
  'plan-offers',
  'member-offers',
  'change-preview',
])

/** Whether a key belongs to data that a change of a membership changes. */
export const isMembershipKey = (key: unknown) =>
  key === swrKeys.user || (Array.isArray(key) && changeWithMemberships.has(key[0]))
