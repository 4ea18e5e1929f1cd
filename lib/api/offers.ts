import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import { brandRef } from './brands'
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
/** Something to take up: a plan to buy, or a part of the site worth a look. No brands are all of them. */
export type Offer = Infer<typeof offer>

/** The offers of home, in the order they are shown; with a brand those about it and those of all. */
export function listHomepageOffers(
  api: Api,
  query: { brandId?: number | null; perPage?: number } = {},
): Promise<Page<Offer>> {
  return api.get('/v1/homepage_offers/web', { query, decode: page(offer) })
}
