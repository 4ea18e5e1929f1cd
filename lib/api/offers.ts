import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import type { Api } from './client'
import { type Page, page } from './paging'
import {
  inlinePicture,
  integer,
  list,
  object,
  orNull,
  type Infer,
  string,
  time,
  webUrl,
  withDefault,
} from './schema'
import { brandRef } from './references'

export const offer = object({
  id: integer,
  title: string,
  description: withDefault(string, ''),
  /** The language of the texts, a BCP 47 tag. */
  language: withDefault(string, CATALOGUE_LANGUAGE),
  imageUrl: orNull(webUrl),
  placeholder: orNull(inlinePicture),
  brands: withDefault(list(brandRef), []),
  plan: orNull(object({ id: integer })),
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
