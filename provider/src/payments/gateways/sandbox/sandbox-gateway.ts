import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Clock } from '../../../time'
import type { Database } from '../../../db/database'
import { paymentSecrets } from '../../../db/schema/payments'
import { sandboxCustomers, sandboxPaymentMethods } from '../../../db/schema/sandbox-cards'
import { type Card, type CardCheck, type CardGateway, PaymentRejectedError } from '../../gateway'
import { hasNextPayment } from '../../gateway-state'
import { shareOf } from '../../money'
import { parseStripeEvent } from '../../webhooks/stripe-event'
import { verifySignature } from '../../webhooks/verify-signature'
import { declineError } from './api-error'
import { advance, findOpenChange } from './advance'
import { readPayments } from './billing'
import { createSetup } from './card-setups'
import { deleteCustomer, removeCard, setDefaultCard } from './customer-cards'
import { abandonChange, changePlan, previewChange, resume } from './change-plan'
import { abandonSubscription, endSubscription, previewCredit } from './end-subscription'
import { settleIfDue } from './intents'
import { listInvoices } from './list-invoices'
import { payOpenInvoice } from './pay-open-invoice'
import { attachPaymentMethod, findFingerprint, randomId, selectCard } from './payment-methods'
import { resolveReversal } from './reversals'
import { setCancelAtPeriodEnd, setPause } from './settings'
import { startSubscription } from './start-subscription'
import { lockSubscription, activateIfDue, toGatewaySubscription } from './subscription-state'
import { needsFullAddress, taxAddressMessages, taxRate } from './tax'

const name = 'sandbox webhooks'

/**
 * The sandbox's webhook secret: random, created once per database and shared by every process on
 * it.
 */
async function sandboxWebhookSecret(db: Database): Promise<string> {
  const value = `whsec_${randomBytes(24).toString('base64url')}`
  await db.insert(paymentSecrets).values({ name, value }).onConflictDoNothing()
  const [row] = await db.select().from(paymentSecrets).where(eq(paymentSecrets.name, name))
  return row!.value
}

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

async function checkPaymentMethod({ db, clock }: Dependencies, input: CardCheck) {
  const card = await selectCard(db, input.paymentMethodId, input.customerId, clock.now())
  if (!card) throw new PaymentRejectedError('payment_method_required', 'payment_method_required')
  const { kind } = card.behavior
  if (kind === 'refused') throw new PaymentRejectedError('payment_not_started', 'processing_error')
  if (!input.store) return
  if (card.behavior.kind === 'decline') {
    const { message, code } = declineError(card.behavior.code)
    throw new PaymentRejectedError(message, code)
  }
  await attachPaymentMethod(db, card.id, input.customerId)
}

async function listCards({ db }: Dependencies, customerId: string): Promise<Card[]> {
  const rows = await db
    .select({ card: sandboxPaymentMethods, defaultCardId: sandboxCustomers.defaultPaymentMethodId })
    .from(sandboxPaymentMethods)
    .innerJoin(sandboxCustomers, eq(sandboxCustomers.id, sandboxPaymentMethods.customerId))
    .where(eq(sandboxPaymentMethods.customerId, customerId))
    .orderBy(desc(sandboxPaymentMethods.createdAt))
  return rows.map(({ card, defaultCardId }) => ({
    id: card.id,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.expMonth,
    expYear: card.expYear,
    isDefault: card.id === defaultCardId,
    billingDetails: card.billingDetails,
  }))
}

/**
 * Cards without any account: a ledger in our own database that behaves as Stripe documents for its
 * public test cards. Its whole state is in the database, so any number of processes may share it.
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
        const intent = locked.intent && (await settleIfDue(tx, locked.intent, now))
        const begun = await activateIfDue(tx, locked.subscription, intent, { now, byPayer })
        const subscription = await advance(tx, begun, now)
        return toGatewaySubscription(subscription, intent, await findOpenChange(tx, id))
      }),
    readPayments: (id, subscription) => readPayments(db, id, hasNextPayment(subscription)),
    abandonSubscription: (id) => abandonSubscription(db, id, clock.now()),
    endSubscription: (id, how) => endSubscription(db, id, how, clock.now()),
    setCancelAtPeriodEnd: (id, on) => setCancelAtPeriodEnd(db, id, on, clock.now()),
    setPause: (id, pause) => setPause(db, id, pause, clock.now()),
    previewCredit: (id, at) => previewCredit(db, id, { at, now: clock.now() }),
    previewChange: (id, change, options) =>
      previewChange(db, id, change, { ...options, now: clock.now() }),
    changePlan: (id, change) => changePlan(db, id, change, clock.now()),
    resume: (id, options) => resume(db, id, options, clock.now()),
    abandonChange: (id) => abandonChange(db, id, clock.now()),
    estimateTax: async ({ address, amount }) => {
      const messages = taxAddressMessages(address)
      return messages.length > 0 ? { messages } : { amount: shareOf(amount, taxRate(address)) }
    },
    needsFullAddress,
    listCards: (customerId) => listCards(dependencies, customerId),
    findFingerprint: (input) => findFingerprint(db, input, clock.now()),
    createSetup: (input) => createSetup(db, input, clock.now()),
    setDefaultCard: ({ customerId, cardId }) => setDefaultCard(db, customerId, cardId),
    removeCard: (cardId) => removeCard(db, cardId),
    deleteCustomer: (customerId) => deleteCustomer(db, customerId),
    listInvoices: (id) => listInvoices(db, id),
    payOpenInvoice: (id) => payOpenInvoice(db, id, clock.now()),
    readEvent: async (body, header) => {
      const { webhookSecrets } = dependencies
      const secrets = webhookSecrets.length > 0 ? webhookSecrets : [await sandboxWebhookSecret(db)]
      verifySignature({ body, header, secrets, now: clock.now() })
      return resolveReversal(db, parseStripeEvent(body))
    },
  }
}
