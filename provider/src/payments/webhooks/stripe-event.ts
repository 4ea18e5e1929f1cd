import { z } from 'zod'
import { addMs, hourMs } from '../../time'
import type { ChangedPlan, GatewayState } from '../gateway-state'
import type { GatewayEvent, Reversal } from '../gateway-events'

const seconds = z
  .number()
  .int()
  .transform((value) => new Date(value * 1000))
const maybeSeconds = seconds.nullish().transform((value) => value ?? undefined)

const metadata = z
  .object({ reference: z.string().optional(), pause_starts_at: z.string().optional() })
  .nullish()

/** The price of an item; that of a change of plan says what it is. */
const price = z.object({
  unit_amount: z.number().int().nullish(),
  metadata: z
    .object({
      change_reference: z.string(),
      plan_id: z.coerce.number().int(),
      plan_type: z.enum(['all', 'single']),
      brand_id: z.coerce.number().int().optional(),
    })
    .optional()
    .catch(undefined),
})

const item = z.object({
  current_period_start: maybeSeconds,
  current_period_end: maybeSeconds,
  price: price.optional(),
})

const subscription = z.object({
  id: z.string(),
  status: z.enum([
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'unpaid',
    'paused',
    'canceled',
  ]),
  cancel_at_period_end: z.boolean().default(false),
  trial_end: maybeSeconds,
  current_period_end: maybeSeconds,
  pause_collection: z.object({ resumes_at: maybeSeconds }).nullish(),
  metadata,
  items: z.object({ data: z.array(item) }).optional(),
})

type ParsedSubscription = z.infer<typeof subscription>

const invoice = z.object({
  billing_reason: z.string().nullish(),
  subscription: z.string().nullish(),
  parent: z
    .object({
      subscription_details: z.object({ subscription: z.string(), metadata }).nullish(),
    })
    .nullish(),
})

const charge = z.object({ payment_intent: z.string().nullish(), refunded: z.boolean() })
const dispute = z.object({ payment_intent: z.string().nullish(), status: z.string() })

const envelope = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: seconds,
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

const statuses: Record<z.infer<typeof subscription>['status'], GatewayState['status']> = {
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
}

/**
 * Stripe charges again shortly before the period begins with which a pause ends, so that this period
 * is charged.
 */
export const resumeLeadMs = hourMs

/** A pause; undefined when the object does not say whether there is one. */
function parsePause({ pause_collection: collection, metadata }: ParsedSubscription) {
  if (collection === undefined) return undefined
  const startsAt = Number(metadata?.pause_starts_at) * 1000
  if (!collection?.resumes_at || !startsAt) return null
  return { startsAt: new Date(startsAt), endsAt: addMs(collection.resumes_at, resumeLeadMs) }
}

function parsePlan({ price }: z.infer<typeof item>): ChangedPlan | undefined {
  const { metadata: about, unit_amount: amount } = price ?? {}
  if (!about || !amount) return undefined
  const { change_reference: reference, plan_id: planId, plan_type: planType } = about
  return { reference, planId, planType, brandId: about.brand_id ?? null, price: amount }
}

/** A Stripe subscription object as it was at `at`. Throws a ZodError for anything else. */
export function parseSubscriptionUpdate(
  object: unknown,
  at: Date,
): NonNullable<GatewayEvent['update']> {
  const parsed = subscription.parse(object)
  const first = parsed.items?.data[0]
  return {
    gatewaySubscriptionId: parsed.id,
    reference: parsed.metadata?.reference,
    state: {
      status: statuses[parsed.status],
      at,
      trialEndsAt: parsed.trial_end,
      currentPeriodStart: first?.current_period_start,
      currentPeriodEnd: first?.current_period_end ?? parsed.current_period_end,
      cancelAtPeriodEnd: parsed.cancel_at_period_end,
      pause: parsePause(parsed),
      plan: first && parsePlan(first),
    },
  }
}

function parseInvoiceUpdate(object: unknown, status: GatewayState['status'], at: Date) {
  const { parent, subscription: direct } = invoice.parse(object)
  const details = parent?.subscription_details
  const gatewaySubscriptionId = details?.subscription ?? direct
  const reference = details?.metadata?.reference
  return gatewaySubscriptionId
    ? { gatewaySubscriptionId, reference, state: { status, at } }
    : undefined
}

function parseUpdate(type: string, object: unknown, at: Date): GatewayEvent['update'] {
  if (type.startsWith('customer.subscription.')) {
    const update = parseSubscriptionUpdate(object, at)
    const deleted = type === 'customer.subscription.deleted'
    return deleted ? { ...update, state: { ...update.state, status: 'canceled' } } : update
  }
  if (type === 'invoice.paid' || type === 'invoice.payment_succeeded')
    return parseInvoiceUpdate(object, 'active', at)
  if (type === 'invoice.payment_failed') {
    const first = invoice.parse(object).billing_reason === 'subscription_create'
    return parseInvoiceUpdate(object, first ? 'incomplete' : 'past_due', at)
  }
  return undefined
}

/** A payment of which money was taken back: `whole` by all of it, or by the bank. */
type ReversedPayment = Omit<Reversal, 'ends'> & { intentId: string; whole: boolean }

/** An event that may still need the subscription of the payment that it reverses. */
export type StripeEvent = GatewayEvent & { reversedPayment?: ReversedPayment | undefined }

function parseRefund(object: unknown, at: Date): ReversedPayment | undefined {
  const { payment_intent: intentId, refunded } = charge.parse(object)
  return intentId ? { kind: 'refund', intentId, at, whole: refunded } : undefined
}

/** An inquiry, whose status begins with `warning_`, is a question of the bank that takes nothing. */
function parseDispute(type: string, object: unknown, at: Date): ReversedPayment | undefined {
  const { payment_intent: intentId, status } = dispute.parse(object)
  const whole = type === 'charge.dispute.funds_withdrawn' || !status.startsWith('warning_')
  return intentId ? { kind: 'dispute', intentId, at, whole } : undefined
}

function parseReversal(type: string, object: unknown, at: Date): ReversedPayment | undefined {
  if (type === 'charge.refunded') return parseRefund(object, at)
  if (type === 'charge.dispute.created' || type === 'charge.dispute.funds_withdrawn')
    return parseDispute(type, object, at)
  return undefined
}

/**
 * Parses an event in Stripe's format from its raw bytes, whose signature must have been verified.
 * Throws for anything else; an event of an unknown type has only the envelope.
 */
export function parseStripeEvent(body: Uint8Array): StripeEvent {
  const event = envelope.parse(JSON.parse(Buffer.from(body).toString('utf8')))
  return {
    id: event.id,
    type: event.type,
    createdAt: event.created,
    update: parseUpdate(event.type, event.data.object, event.created),
    reversedPayment: parseReversal(event.type, event.data.object, event.created),
  }
}
