import { promotionCodes } from '../../../src/db/schema/plans'
import { findTestPaymentMethod } from '../../../src/payments/gateways/sandbox/test-cards'
import { type ApiResponse, startProvider, type TestProvider } from '../../support/start-provider'
import {
  publishableKey,
  secretKey,
  startStripeServer,
  type StripeServer,
} from '../../support/stripe-server/start-stripe-server'
import { testClock } from '../../support/test-clock'
import { webhookEnv } from './webhook-secrets'

type Options = NonNullable<Parameters<typeof startProvider>[0]>

/** The Stripe of each database. */
const servers = new Map<string, StripeServer>()
let byStripe = false

/** Makes the shops that are started from here on charge by Stripe, or by the sandbox again. */
export const chargeByStripe = (on = true) => {
  byStripe = on
}

/** For tests of what only the sandbox does. */
export const isByStripe = () => byStripe

/** The Stripe that a provider charges by; undefined for the sandbox. */
export const stripeOf = (provider: Pick<TestProvider, 'database'>): StripeServer | undefined =>
  servers.get(provider.database.url)

const stripeEnv = (server: StripeServer) => ({
  ...webhookEnv,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_API_URL: server.url,
  STRIPE_TAX: '1',
})

/** A provider at the gateway of the file, and at the same Stripe as the others on its database. */
export async function startAtGateway(options: Options) {
  const shared = options.database && servers.get(options.database.url)
  if (shared) return startProvider({ ...options, env: { ...stripeEnv(shared), ...options.env } })
  return byStripe && !options.database ? startWithStripe(options) : startProvider(options)
}

async function startWithStripe(options: Options) {
  // Stripe's times are whole seconds.
  const clock = options.clock ?? testClock(new Date(Math.floor(Date.now() / 1000) * 1000))
  const server = await startStripeServer({ now: clock.now })
  const provider = await startProvider({
    ...options,
    clock,
    env: { ...stripeEnv(server), ...options.env },
  })
  servers.set(provider.database.url, server)
  const stop = async () => {
    await provider.stop()
    servers.delete(provider.database.url)
    await server.stop()
  }
  return { ...provider, stop }
}

/** Gives Stripe the codes that the provider knows, as the account's owner does by hand. */
export async function copyPromotionCodes({ db }: TestProvider, stripe: StripeServer) {
  for (const row of await db.select().from(promotionCodes))
    if (!stripe.account.promotion_code.has(row.stripePromotionCodeId))
      stripe.addPromotionCode({
        id: row.stripePromotionCodeId,
        percentOff: row.percentOff ?? undefined,
        amountOff: row.amountOff ?? undefined,
        currency: row.currency ?? undefined,
        duration: row.duration,
        durationInMonths: row.durationInMonths ?? undefined,
      })
}

async function post(url: string, body: URLSearchParams | string): Promise<ApiResponse> {
  const response = await fetch(url, { method: 'POST', body })
  const { status, headers } = response
  return { status, headers, body: await response.json() }
}

/** A call of Stripe's browser library. */
const callStripe = (stripe: StripeServer, path: string, fields: Record<string, string>) =>
  post(`${stripe.url}/v1/${path}`, new URLSearchParams({ key: publishableKey, ...fields }))

type Confirmation = { secret: string; method?: string | undefined; passed?: boolean }

/** Confirms a payment as the browser does, and answers the bank's question if there is one. */
export async function confirmAtStripe(stripe: StripeServer, confirmation: Confirmation) {
  const { secret, method, passed = true } = confirmation
  const intent = secret.split('_secret_')[0]!
  const confirmed = await callStripe(stripe, `payment_intents/${intent}/confirm`, {
    client_secret: secret,
    ...(method && { payment_method: method }),
  })
  if (confirmed.body.status !== 'requires_action') return confirmed
  const answer = { intent, client_secret: secret, passed }
  return post(`${stripe.url}/bank/challenges`, JSON.stringify(answer))
}

/**
 * Pays with the payer's card, or without one with the newest of the customer, when it needs no
 * interaction; returns whether.
 */
export async function payIfApproved(stripe: StripeServer, secret: string, method?: string) {
  const { account } = stripe
  const intent = account.find('payment_intent', secret.split('_secret_')[0])
  const { subscription } = account.find('invoice', intent.invoice)
  const { customer } = account.find('subscription', subscription)
  const own = [...account.payment_method.values()].filter((row) => row.customer === customer)
  const id = method ?? own.at(-1)?.id ?? ''
  const card = findTestPaymentMethod(id) ?? account.payment_method.get(id)
  if (card?.behavior.kind !== 'approve') return false
  await confirmAtStripe(stripe, { secret, method: id })
  return true
}

/** A card as Stripe's fields send it. */
export const typeCardAtStripe = (
  stripe: StripeServer,
  card: { number: string; exp_month: number; exp_year: number; cvc: string },
) =>
  callStripe(stripe, 'payment_methods', {
    type: 'card',
    ...Object.fromEntries(Object.entries(card).map(([key, value]) => [`card[${key}]`, `${value}`])),
  })

/** The charges of subscriptions, oldest first. */
export function chargesAtStripe({ account }: StripeServer, ids: string[]) {
  return [...account.charge.values()].flatMap((charge) => {
    const { invoice } = account.find('payment_intent', charge.intent)
    const { subscription } = account.find('invoice', invoice)
    if (!ids.includes(subscription)) return []
    const { currency } = account.find('subscription', subscription)
    const { amount, refunded, failure, method: paymentMethodId, intent: intentId } = charge
    const status = failure ? 'failed' : refunded === amount ? 'refunded' : 'succeeded'
    return [{ amount, currency, status, paymentMethodId, intentId }]
  })
}

export const seattle = { country: 'US', state: 'WA', postal_code: '98101' }
