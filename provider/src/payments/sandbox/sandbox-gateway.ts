import { desc, eq } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { sandboxCustomers, sandboxPaymentMethods } from '../../db/schema/payments'
import { CardRefusal } from '../card-refusal'
import type { Card, CardGateway } from '../gateway'
import { shareOf } from '../money'
import { verifySignature } from '../signature'
import { readStripeEvent } from '../stripe-event'
import { taxAddressMessages, taxRate } from '../tax-rate'
import { declineError } from './api-error'
import { abandonSubscription, endSubscription } from './end-subscription'
import { settle } from './intent-state'
import { chooseCard, keepPaymentMethod } from './payment-methods'
import { randomId } from './random-id'
import { readPayments } from './read-payments'
import { startSubscription } from './start-subscription'
import { lockSubscription, noticePayment, toGatewaySubscription } from './subscription-state'
import { sandboxWebhookSecret } from './webhook-secret'

type Dependencies = { db: Database; clock: Clock; webhookSecrets: string[] }

async function ensureCustomer({ db, clock }: Dependencies, reference: string): Promise<string> {
  await db
    .insert(sandboxCustomers)
    .values({ id: randomId('cus'), reference, createdAt: clock.now() })
    .onConflictDoNothing({ target: sandboxCustomers.reference })
  const [row] = await db
    .select({ id: sandboxCustomers.id })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.reference, reference))
  return row!.id
}

async function checkPaymentMethod(
  { db, clock }: Dependencies,
  input: { customerId: string; paymentMethodId: string | undefined; trial: boolean },
) {
  const card = await chooseCard(db, input.paymentMethodId, input.customerId, clock.now())
  if (!card) throw new CardRefusal('payment_method_required', 'payment_method_required')
  const { kind } = card.behaviour
  if (kind === 'refused') throw new CardRefusal('payment_not_started', 'processing_error')
  if (!input.trial) return
  if (card.behaviour.kind === 'decline') {
    const { message, code } = declineError(card.behaviour.code)
    throw new CardRefusal(message, code)
  }
  await keepPaymentMethod(db, card.id, input.customerId)
}

async function listCards({ db }: Dependencies, customerId: string): Promise<Card[]> {
  const rows = await db
    .select({ card: sandboxPaymentMethods, standard: sandboxCustomers.defaultPaymentMethodId })
    .from(sandboxPaymentMethods)
    .innerJoin(sandboxCustomers, eq(sandboxCustomers.id, sandboxPaymentMethods.customerId))
    .where(eq(sandboxPaymentMethods.customerId, customerId))
    .orderBy(desc(sandboxPaymentMethods.createdAt))
  return rows.map(({ card, standard }) => ({
    id: card.id,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.expMonth,
    expYear: card.expYear,
    isDefault: card.id === standard,
    billingDetails: card.billingDetails,
  }))
}

/**
 * Cards without an account anywhere: a ledger in our own database that behaves as Stripe documents
 * for its public test cards. Everything is in its rows, so any number of processes may share it.
 */
export function createSandboxGateway(dependencies: Dependencies): CardGateway {
  const { db, clock } = dependencies
  return {
    name: 'sandbox',
    ensureCustomer: ({ reference }) => ensureCustomer(dependencies, reference),
    checkPaymentMethod: (input) => checkPaymentMethod(dependencies, input),
    createSubscription: (input) => startSubscription(db, input, clock.now()),
    readSubscription: (id, { byPayer }) =>
      db.transaction(async (tx) => {
        const now = clock.now()
        const locked = await lockSubscription(tx, id)
        if (!locked) throw new Error(`No subscription ${id} in the ledger`)
        const intent = locked.intent && (await settle(tx, locked.intent, now))
        const subscription = await noticePayment(tx, locked.subscription, intent, { now, byPayer })
        return toGatewaySubscription(subscription, intent)
      }),
    readPayments: (id, { status, cancelAtPeriodEnd }) =>
      readPayments(db, id, status === 'active' && !cancelAtPeriodEnd),
    abandonSubscription: (id) => abandonSubscription(db, id, clock.now()),
    endSubscription: (id, { refund }) => endSubscription(db, id, { refund, now: clock.now() }),
    estimateTax: async ({ address, amount }) => {
      const messages = taxAddressMessages(address)
      return messages.length > 0 ? { messages } : { amount: shareOf(amount, taxRate(address)) }
    },
    listCards: (customerId) => listCards(dependencies, customerId),
    readEvent: async (body, header) => {
      const { webhookSecrets } = dependencies
      const secrets = webhookSecrets.length > 0 ? webhookSecrets : [await sandboxWebhookSecret(db)]
      verifySignature({ body, header, secrets, now: clock.now() })
      return readStripeEvent(body)
    },
  }
}
