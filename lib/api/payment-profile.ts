import type { Api } from './client'
import { partialAddress } from './address'
import { type Page, page } from './paging'
import { attempt } from './result'
import {
  boolean,
  id,
  integer,
  nothing,
  object,
  oneOf,
  orNull,
  type Infer,
  single,
  string,
  withDefault,
} from './schema'
import { PURCHASE_TIMEOUT_MS } from './timeouts'

const paymentProfile = object({
  stripeCustomer: orNull(object({ defaultCurrency: orNull(string) })),
})
/** What the card provider knows about the payer. Specification 3. */
export type PaymentProfile = Infer<typeof paymentProfile>

const card = object({
  id,
  brand: string,
  last4: string,
  expMonth: integer,
  expYear: integer,
  default: withDefault(boolean, false),
  /** `soon` some weeks before its end. */
  expires: withDefault(oneOf('ok', 'soon', 'expired'), 'ok'),
  billingDetails: orNull(object({ name: orNull(string), address: orNull(partialAddress) })),
})
/** A saved card, without its number. */
export type Card = Infer<typeof card>

export function getPaymentProfile(api: Api): Promise<PaymentProfile> {
  return api.get('/v1/payment_profile', { decode: single(paymentProfile) })
}

export function listCards(api: Api): Promise<Page<Card>> {
  return api.get('/v1/payment_profiles', { decode: page(card) })
}

const secret = object({ clientSecret: string })

/** A stored card, or the secret by which the payer's bank confirms it first. */
export type AddedCard = Card | Infer<typeof secret>

const addedCard = (value: unknown): AddedCard =>
  typeof value === 'object' && value !== null && 'clientSecret' in value
    ? secret(value)
    : card(value)

const path = (id: Card['id']) => `/v1/payment_profiles/${encodeURIComponent(id)}`
/** The provider may wait for the card provider, which waits for a bank. */
const timeoutMs = PURCHASE_TIMEOUT_MS

/** Stores a payment method of the card provider. Repeating it changes nothing. */
export function addCard(api: Api, body: { stripePaymentMethodId: string; default: boolean }) {
  return attempt(api.post('/v1/payment_profiles', { body, timeoutMs, decode: addedCard }))
}

/** Makes a card the one that later payments take. */
export function makeCardDefault(api: Api, id: Card['id']) {
  return attempt(api.put(path(id), { body: { default: true }, timeoutMs, decode: single(card) }))
}

export function removeCard(api: Api, id: Card['id']) {
  return attempt(api.delete(path(id), { timeoutMs, decode: nothing }))
}
