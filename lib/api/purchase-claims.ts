import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import type { Api } from './client'
import { amount, currencyCode } from './money'
import { attempt } from './result'
import {
  type Infer,
  object,
  oneOf,
  optional,
  orNull,
  single,
  string,
  time,
  withDefault,
} from './schema'

const purchaseClaim = object({
  email: string,
  planName: string,
  /** The language of the plan's name, a BCP 47 tag. */
  language: withDefault(string, CATALOGUE_LANGUAGE),
  brandName: orNull(string),
  /** What was paid, in major units of `currency`. */
  amount,
  currency: currencyCode,
  expiresAt: time,
  /** `attached`: the account has it. `duplicate`: it was paid back. Null: it waits. */
  outcome: optional(oneOf('attached', 'duplicate')),
})
/** A purchase without an account that waits to be added to the account of its email. */
export type PurchaseClaim = Infer<typeof purchaseClaim>

const path = '/v1/public/purchase_claims'

/** What the link of a mail would add to which account; changes nothing. 404 for an unknown link. */
export function readPurchaseClaim(api: Api, token: string): Promise<PurchaseClaim> {
  return api.post(path, { body: { token }, decode: single(purchaseClaim) })
}

/** Adds the purchase of a mailed link to its account. Safe to repeat. */
export function claimPurchase(api: Api, token: string) {
  return attempt(api.put(path, { body: { token }, decode: single(purchaseClaim) }))
}
