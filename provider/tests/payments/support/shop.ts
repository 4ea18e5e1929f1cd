import { eq, inArray } from 'drizzle-orm'
import { brands } from '../../../src/db/schema/catalogue'
import { sandboxCharges, sandboxIntents } from '../../../src/db/schema/sandbox-payments'
import { subscriptions } from '../../../src/db/schema/subscriptions'
import { seedPlans } from '../../../src/seed/seed-plans'
import type { startProvider, TestProvider } from '../../support/start-provider'
import {
  chargeByStripe,
  chargesAtStripe,
  confirmAtStripe,
  copyPromotionCodes,
  payIfApproved,
  startAtGateway,
  stripeOf,
  typeCardAtStripe,
} from './stripe-shop'

type Options = Parameters<typeof startProvider>[0]

/**
 * A provider that sells the seeded plans, with brands to choose from. It charges by the sandbox, or
 * by Stripe in a file that calls `chargeByStripe`.
 */
export async function startShop(options: Options = {}) {
  const provider = await startAtGateway(options)
  if (options.database || options.seeded) return provider
  await provider.db.insert(brands).values(
    ['yoga', 'pilates', 'strength'].map((name, position) => ({
      id: [4, 6, 12][position]!,
      externalId: String([4, 6, 12][position]),
      name,
      workoutType: name,
      mainColor: '#000000',
      secondaryTextColor: '#000000',
      position,
    })),
  )
  await seedPlans(provider.db, provider.clock.now())
  return provider
}

/** A shop at Stripe, with that Stripe; `stop` ends both. */
export async function startStripeShop() {
  chargeByStripe()
  const provider = await startShop().finally(() => chargeByStripe(false))
  return { provider, stripe: stripeOf(provider)!, stop: provider.stop }
}

/** Two such providers on one database. */
export async function startTwoShops() {
  const provider = await startShop()
  const second = await startShop({
    database: { url: provider.database.url },
    clock: provider.clock,
  })
  const stop = async () => {
    await second.stop()
    await provider.stop()
  }
  return { provider, second, stop }
}

/** Runs the same step many times at once. */
export const atOnce = <T>(count: number, step: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => step(index)))

export const monthlyWithTrial = 1
export const singleMonthly = 2
export const yearly = 3
export const usdOnly = 4

type Order = Record<string, unknown>
type Body = Order & { stripe_payment_method_id?: string; stripe_promotion_code_id?: string }

/** The body of a purchase of the yearly plan by an approved card, unless overridden. */
export const order = (subscription: Order = {}, rest: Order = {}) => ({
  subscription: {
    subscription_plan_id: yearly,
    currency: 'usd',
    stripe_payment_method_id: 'pm_card_visa',
    ...subscription,
  } as Body,
  format: 'json',
  ...rest,
})

/** Reads a subscription as the browser does, which goes on when a busy provider does not answer. */
async function pollSubscription(
  provider: TestProvider,
  headers: Record<string, string>,
  id: number,
) {
  let read = await readSubscription(provider, headers, id)
  for (let poll = 1; read.status !== 200 && poll < 15; poll += 1)
    read = await readSubscription(provider, headers, id)
  return read
}

/**
 * Posts a purchase; `key` is its Idempotency-Key. The sandbox lets a card that needs no interaction
 * pay at once; with Stripe the payer's browser has paid with it when this returns.
 */
export async function buy(
  provider: TestProvider,
  headers: Record<string, string>,
  body: unknown = order(),
  key?: string,
) {
  const stripe = stripeOf(provider)
  const { subscription } = body as ReturnType<typeof order>
  if (stripe && subscription?.stripe_promotion_code_id) await copyPromotionCodes(provider, stripe)
  const bought = await provider.call('POST', '/api/v1/subscriptions/web', {
    body,
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
  })
  const secret = bought.body?.stripe_details?.stripe_payment_intent_client_secret
  if (!stripe || !secret) return bought
  const paid = await payIfApproved(stripe, secret, subscription.stripe_payment_method_id)
  if (!paid) return bought
  const read = await pollSubscription(provider, headers, bought.body.id)
  return { ...bought, body: read.body }
}

export const readSubscription = (
  provider: TestProvider,
  headers: Record<string, string>,
  id: number,
) => provider.call('GET', `/api/v1/subscriptions/web/${id}`, { headers })

/** What the browser does with a response's secret: confirms, and completes a challenge if asked. */
export async function confirm(
  provider: TestProvider,
  secret: string,
  method?: string,
  passed = true,
) {
  const stripe = stripeOf(provider)
  if (stripe) return confirmAtStripe(stripe, { secret, method, passed })
  const id = secret.split('_secret_')[0]!
  const confirmed = await provider.call('POST', `/sandbox/v1/payment_intents/${id}/confirm`, {
    body: { client_secret: secret, payment_method: method },
  })
  if (confirmed.body.status !== 'requires_action') return confirmed
  return provider.call('POST', '/sandbox/v1/challenges', {
    body: { intent: id, client_secret: secret, passed },
  })
}

type Purchased = { stripe_details: { stripe_payment_intent_client_secret: string } }

export const secretOf = ({ body }: { body: Purchased }): string =>
  body.stripe_details.stripe_payment_intent_client_secret

/** A card as its frame sends it. */
export function typeCard(provider: TestProvider, number: string) {
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' }
  const stripe = stripeOf(provider)
  if (stripe) return typeCardAtStripe(stripe, card)
  return provider.call('POST', '/sandbox/v1/payment_methods', { body: { type: 'card', card } })
}

export async function subscriptionsOf(provider: TestProvider, userId: number) {
  const { db } = provider
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(subscriptions.id)
}

/** What the gateway says of the user's subscriptions, oldest first. */
export async function gatewayStatusesOf(provider: TestProvider, userId: number) {
  const stripe = stripeOf(provider)
  if (stripe) {
    const rows = await subscriptionsOf(provider, userId)
    return rows.map((row) => stripe.account.find('subscription', row.gatewaySubscriptionId!).status)
  }
  const { rows } = await provider.pool.query<{ status: string }>(
    `select s.status from sandbox_subscriptions s join subscriptions o
      on o.gateway_subscription_id = s.id where o.user_id = $1 order by o.id`,
    [userId],
  )
  return rows.map(({ status }) => status)
}

/** Every charge of every purchase of the user. */
export async function chargesOf(provider: TestProvider, userId: number, status?: string) {
  const rows = await subscriptionsOf(provider, userId)
  const ids = rows.flatMap(({ gatewaySubscriptionId }) => gatewaySubscriptionId ?? [])
  if (ids.length === 0) return []
  const stripe = stripeOf(provider)
  if (stripe) return chargesAtStripe(stripe, ids).filter((c) => !status || c.status === status)
  const charges = await provider.db
    .select({ charge: sandboxCharges })
    .from(sandboxCharges)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxCharges.intentId))
    .where(inArray(sandboxIntents.subscriptionId, ids))
  return charges.map(({ charge }) => charge).filter((c) => !status || c.status === status)
}
