import type { AppEnv } from '../http/types'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { adTags } from './ad-tags/ad-tags'
import { bookings } from './bookings/bookings'
import { brands } from './brands/brands'
import { cardWebhook } from './webhooks/card-webhook'
import { countries } from './countries/countries'
import { facets } from './facets/facets'
import { favoriteLists } from './favorite-lists/favorite-lists'
import { favorites } from './favorites/favorites'
import { freeClassRequests } from './free-class-requests/free-class-requests'
import { health } from './health/health'
import { homepageOffers } from './offers/homepage-offers'
import { instructors } from './instructors/instructors'
import { legalAgreements } from './legal-agreements/legal-agreements'
import { liveClasses } from './live-classes/live-classes'
import { media } from './media/media'
import { outbox } from './outbox/outbox'
import { password } from './password/password'
import { paymentProfile } from './payment-profile/payment-profile'
import { paymentProfiles } from './payment-profiles/payment-profiles'
import { plans } from './plans/plans'
import { playback } from './playback/playback'
import { promotionCodes } from './promotion-codes/promotion-codes'
import { sandbox } from './sandbox/sandbox'
import { studios } from './studios/studios'
import { subscriptionsWeb } from './subscriptions-web/subscriptions-web'
import { taxEstimates } from './tax-estimates/tax-estimates'
import { userVideoSessions } from './user-video-sessions/user-video-sessions'
import { userVideoWatches } from './user-video-watches/user-video-watches'
import { users } from './users/users'
import { verifiedUserLookups } from './lookups/verified-user-lookups'
import { videoGroups } from './video-groups/video-groups'
import { videos } from './videos/videos'

/** Every resource of the provider; each brings its full paths, such as `/api/v1/videos`. */
export const allRoutes: OpenAPIHono<AppEnv>[] = [
  health,
  brands,
  facets,
  instructors,
  studios,
  freeClassRequests,
  videos,
  videoGroups,
  liveClasses,
  bookings,
  playback,
  userVideoWatches,
  userVideoSessions,
  favoriteLists,
  favorites,
  media,
  plans,
  homepageOffers,
  taxEstimates,
  promotionCodes,
  subscriptionsWeb,
  paymentProfile,
  paymentProfiles,
  cardWebhook,
  sandbox,
  outbox,
  users,
  password,
  legalAgreements,
  adTags,
  verifiedUserLookups,
  countries,
]
