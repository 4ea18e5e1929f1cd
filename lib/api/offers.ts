import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import type { Api } from './client'
import { type Page, page } from './paging'
import { plan } from './plans'
import { promotionCode } from './promotion-codes'
import {
  boolean,
  inlinePicture,
  integer,
  list,
  object,
  oneOf,
  orNull,
  type Infer,
  string,
  time,
  webUrl,
  withDefault,
} from './schema'
import { brandRef } from './references'

// Why somebody gets an offer.
const offerReasons = [
  'everyone',
  'studio_members',
  'referred',
  'never_subscribed',
  'former_subscribers',
] as const

export const offer = object({
  id: integer,
  kind: oneOf('single_brands', 'all_brands'),
  title: string,
  description: withDefault(string, ''),
  /** The language of the texts, a BCP 47 tag. */
  language: withDefault(string, CATALOGUE_LANGUAGE),
  imageUrl: orNull(webUrl),
  placeholder: orNull(inlinePicture),
  brands: withDefault(list(brandRef), []),
  plan: orNull(plan),
  promotion: orNull(promotionCode),
  exclusive: withDefault(boolean, false),
  reason: withDefault(oneOf(...offerReasons), 'everyone'),
  expiresAt: orNull(time),
  ctaLabel: string,
  ctaUrl: orNull(string),
})
/** A promotion for a plan or for a part of the site. An empty list of brands means all brands. */
export type Offer = Infer<typeof offer>

/**
 * The offers of the home page in display order. With a brand: the offers of that brand and of all
 * brands.
 */
export function listHomepageOffers(
  api: Api,
  query: { brandId?: number | null; perPage?: number } = {},
): Promise<Page<Offer>> {
  return api.get('/v1/homepage_offers/web', { query, decode: page(offer) })
}

const planOffers = {
  /** For guests. */
  public: '/v1/public/offers/web',
  publicOnboarding: '/v1/public/onboarding_offers/web',
  /** For a member, after signing up and selected for them. */
  onboarding: '/v1/onboarding_offers/web',
  /** What any member can take, and what was chosen for this one. */
  member: '/v1/offers/web',
  user: '/v1/user_offers/web',
} as const

/** The offers of a list in display order; a known referrer opens offers of its own. */
export function listOffers(
  api: Api,
  list: keyof typeof planOffers,
  query: { brandId?: number | null; referrerId?: string | null } = {},
): Promise<Page<Offer>> {
  return api.get(planOffers[list], { query, decode: page(offer) })
}
