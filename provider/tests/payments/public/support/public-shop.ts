import { randomUUID } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import { users } from '../../../../src/db/schema/identity'
import { linkIn, mailsTo } from '../../../support/mails'
import type { TestProvider } from '../../../support/start-provider'
import { order } from '../../support/shop'

type Values = Record<string, unknown>

/** A person who is not an account yet. */
export const person = (values: Values = {}) => ({
  email: `${randomUUID()}@example.com`,
  first_name: 'Ada',
  last_name: 'Larsen',
  legal_agreement_ids: [1, 2, 3],
  ...values,
})

/** A payment method that the sandbox takes, and nobody else uses: a card typed a moment ago. */
export async function typedCard(provider: TestProvider, number = '4242424242424242') {
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' }
  const { body } = await provider.call('POST', '/sandbox/v1/payment_methods', {
    body: { type: 'card', card },
  })
  return body.id as string
}

/** The body of a public purchase of the yearly plan, unless overridden. */
export const publicOrder = (subscription: Values = {}, user: Values = {}) =>
  order({ user: person(user), ...subscription })

/** Posts a public purchase; `key` is its Idempotency-Key. */
export const buyPublicly = (
  provider: TestProvider,
  body: unknown,
  key: string | null = randomUUID(),
  headers: Record<string, string> = {},
) =>
  provider.call('POST', '/api/v1/public/subscriptions/web', {
    body,
    headers: { ...headers, ...(key !== null && { 'idempotency-key': key }) },
  })

export const readPublicly = (provider: TestProvider, id: string) =>
  provider.call('GET', `/api/v1/public/subscriptions/web/${id}`)

/** The rows of an email: the account and the buyers, oldest first. */
export const peopleWith = (provider: TestProvider, email: string) =>
  provider.db
    .select()
    .from(users)
    .where(or(eq(users.email, email), eq(users.buyerEmail, email)))
    .orderBy(users.id)

const claims = '/api/v1/public/purchase_claims'

/** What a mailed token would add to which account. */
export const lookAtClaim = (provider: TestProvider, token: string) =>
  provider.call('POST', claims, { body: { token } })

export const claim = (provider: TestProvider, token: string) =>
  provider.call('PUT', claims, { body: { token } })

/** The token of the link in the latest mail about a public purchase to an address. */
export async function claimTokenOf(provider: TestProvider, email: string): Promise<string> {
  const mails = await mailsTo(provider, email)
  const link = linkIn(mails.find(({ kind }) => kind === 'public_purchase'))
  return new URLSearchParams(link.hash.slice(1)).get('claim') ?? ''
}

/** Buys for an email that has an account; returns the response and the token of the mail. */
export async function buyForAccount(
  provider: TestProvider,
  email: string,
  subscription: Values = {},
) {
  const bought = await buyPublicly(provider, publicOrder(subscription, { email }))
  return { bought, token: await claimTokenOf(provider, email) }
}
