import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '../http/context'
import { sandbox } from '../payments/gateways/sandbox/sandbox-routes'
import { accountData } from './account-data'
import { applicasterAuthGrants } from './applicaster-auth-grants'
import { associatedUsers } from './associated-users'
import { bookings } from './bookings'
import { calendarFeed } from './calendar-feed'
import { cardWebhook } from './card-webhook'
import { countries } from './countries'
import { deviceCodes } from './device-codes'
import { enterprise } from './enterprise'
import { favoriteLists, favorites } from './favorite-lists/favorite-lists'
import { freeClassRequests } from './free-class-requests'
import { health } from './health'
import { invoiceRoutes } from './invoices'
import { instructors } from './instructors'
import { liveClasses } from './live-classes'
import { brands, facets } from './lookups'
import { mailPreferences } from './mail-preferences'
import { media } from './media'
import { offers } from './offers'
import { mailOptOuts } from './mail-opt-outs'
import { openPayments } from './open-payments'
import { outbox } from './outbox'
import { password } from './password/password'
import { paymentLinks } from './payment-links'
import { paymentProfile, paymentProfiles } from './payment-profiles/payment-profiles'
import { plans } from './plans'
import { playback } from './playback'
import { profilePictures } from './profile-pictures'
import { promotionCodes } from './promotion-codes'
import { adTags, legalAgreements } from './settings'
import { searchRoute } from './search'
import { television } from './television'
import { studios } from './studios'
import { publicSubscriptions } from './subscriptions-web/public-subscriptions'
import { purchaseClaims } from './purchase-claims'
import { subscriptionsApi } from './subscriptions/subscriptions'
import { subscriptionsWeb } from './subscriptions-web/subscriptions-web'
import { taxEstimates } from './tax-estimates'
import { studioBookings } from './studio-bookings'
import { userActivities } from './user-activities'
import { userLookups } from './user-lookups'
import { userSessions } from './user-sessions'
import { userVideoSessions } from './user-video-sessions'
import { userVideoWatches } from './user-video-watches'
import { users } from './users/users'
import { verify } from './verify'
import { videoGroups } from './video-groups'
import { videoPreviews } from './videos/video-previews'
import { videoRatings } from './videos/video-ratings'
import { videos } from './videos/videos'
import { waitlistEntries } from './waitlist-entries'

/** Every resource of the provider, with full paths such as `/api/v1/videos`. */
export const allRoutes: OpenAPIHono<AppEnv>[] = [
  health,
  brands,
  facets,
  instructors,
  studios,
  freeClassRequests,
  videos,
  videoRatings,
  videoPreviews,
  videoGroups,
  searchRoute,
  liveClasses,
  bookings,
  waitlistEntries,
  calendarFeed,
  playback,
  userVideoWatches,
  userVideoSessions,
  userActivities,
  studioBookings,
  favoriteLists,
  favorites,
  media,
  plans,
  offers,
  paymentLinks,
  taxEstimates,
  promotionCodes,
  subscriptionsApi,
  subscriptionsWeb,
  publicSubscriptions,
  purchaseClaims,
  paymentProfile,
  paymentProfiles,
  openPayments,
  invoiceRoutes,
  cardWebhook,
  television,
  sandbox,
  mailOptOuts,
  outbox,
  users,
  password,
  legalAgreements,
  adTags,
  userLookups,
  verify,
  associatedUsers,
  countries,
  enterprise,
  profilePictures,
  userSessions,
  mailPreferences,
  accountData,
  deviceCodes,
  applicasterAuthGrants,
]
