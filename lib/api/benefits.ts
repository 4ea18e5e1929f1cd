import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import type { Api } from './client'
import { brandRef } from './references'
import { readErrorBody } from './response'
import { attempt } from './result'
import {
  boolean,
  type Decoder,
  type Infer,
  integer,
  list,
  object,
  oneOf,
  orNull,
  single,
  string,
  time,
  webUrl,
  withDefault,
} from './schema'

const benefit = object({
  id: integer,
  name: string,
  logoUrl: orNull(webUrl),
  description: withDefault(string, ''),
  terms: withDefault(string, ''),
  /** The language of description and terms, a BCP 47 tag. */
  language: withDefault(string, CATALOGUE_LANGUAGE),
  /** Empty for every brand. */
  brands: withDefault(list(brandRef), []),
  /** By this user. */
  claimed: withDefault(boolean, false),
  /** Whether somebody who has not claimed it yet can do so. */
  available: withDefault(oneOf('open', 'full', 'ended', 'not_started'), 'open'),
  startsAt: orNull(time),
  /** When access ends; null for no known end. */
  endsAt: orNull(time),
})
/** An employer that pays for access. */
export type Benefit = Infer<typeof benefit>

export function getBenefit(api: Api, id: string): Promise<Benefit> {
  return api.get(`/v1/enterprise_provider/${encodeURIComponent(id)}`, { decode: single(benefit) })
}

/** A claim, or the provider's reasons against it, which may be none. */
export type BenefitClaim =
  { success: true; alreadyClaimed: boolean } | { success: false; messages: string[] }

const granted = object({ alreadyClaimed: withDefault(boolean, false) })

const claim: Decoder<BenefitClaim> = (value) => {
  const { success } = object({ success: boolean })(value)
  if (!success) return { success, messages: readErrorBody(value).messages }
  return { success, ...granted(value) }
}

/** Claims a benefit for the signed-in user. A refusal may come with any status. */
export function claimBenefit(api: Api, id: string) {
  return attempt(
    api.post(`/v1/enterprise_provider_entitlements/${encodeURIComponent(id)}`, {
      body: { format: 'json' },
      decode: claim,
    }),
  )
}
