import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './identity'
import { offers } from './offers'
import { plans, promotionCodes } from './plans'

/** Minor units; `tax` is a part of `amount`. */
export type Payment = { amount: number; tax: number }

/**
 * What a subscription has taken so far, with the time of its last payment, its next payment, and
 * what it has asked for and not taken: nothing in summaries that were stored before it was read.
 */
export type PaymentSummary = {
  charged: (Payment & { at: string }) | null
  next: Payment | null
  open?: Payment | null
}

export type BillingAddress = {
  line1?: string | undefined
  line2?: string | undefined
  city?: string | undefined
  state?: string | undefined
  postal_code?: string | undefined
  country?: string | undefined
}

/** What the gateway still has to do for a subscription that has ended here. */
export type GatewayCancel = 'cancel' | 'refund' | 'credit'

/**
 * A change that the gateway has been asked for and has not reported yet. `reference` is the
 * idempotency key of the request there. Moments are ISO 8601, amounts in minor units.
 */
export type PendingChange = {
  reference: string
  requestedAt: string
  /** The payer has been asked to confirm the payment. */
  confirming?: true
} & (
  | { kind: 'cancel' | 'undo_cancel' | 'resume' }
  | { kind: 'pause'; startsAt: string; endsAt: string }
  | { kind: 'unpause' }
  | {
      kind: 'plan'
      planId: number
      brandId: number | null
      price: number
      /** What the member was shown. */
      due: number
      prorationDate: string
    }
)

/** The statuses of a subscription that has begun and not ended. */
export const liveStatuses: ('active' | 'past_due')[] = ['active', 'past_due']

/**
 * A purchase from its first attempt to its end. `planType` and `brandId` are its scope: `all`
 * covers every brand, `single` the one of `brandId`.
 *
 * The database enforces three rules: one open attempt per user (`subscriptions_one_open_attempt`),
 * no two live subscriptions of one user with overlapping scopes (`subscriptions_no_overlap`, an
 * exclusion constraint written by hand in the migrations, because an index cannot compare `all`
 * with `single`), and one subscription per object at the gateway.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Random; the id of the public endpoints. */
    publicId: text('public_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    planType: text('plan_type', { enum: ['all', 'single'] }).notNull(),
    brandId: integer('brand_id'),
    studioId: integer('studio_id'),
    status: text('status', { enum: ['incomplete', 'active', 'past_due', 'canceled'] })
      .notNull()
      .default('incomplete'),
    /** When the gateway reported the status. Older reports change nothing, whenever they arrive. */
    statusAt: timestamp('status_at', { withTimezone: true }).notNull(),
    pastDueSince: timestamp('past_due_since', { withTimezone: true }),
    /** Free days of this attempt; 0 unless it is the user's first. */
    trialDays: integer('trial_days').notNull().default(0),
    trialEndsAt: timestamp('trial_ends_at', { withTimezone: true }),
    currentPeriodStart: timestamp('current_period_start', { withTimezone: true }),
    currentPeriodEnd: timestamp('current_period_end', { withTimezone: true }),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** When the gateway said that money was paid back, or that the payer disputes a payment. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    disputedAt: timestamp('disputed_at', { withTimezone: true }),
    cancelSettingAt: timestamp('cancel_setting_at', { withTimezone: true }),
    /** When it was canceled for the end of its period; null while it goes on. */
    cancelRequestedAt: timestamp('cancel_requested_at', { withTimezone: true }),
    canceledAt: timestamp('canceled_at', { withTimezone: true }),
    /** Nothing is charged and nothing can be watched from the start of a pause until its end. */
    pauseStartsAt: timestamp('pause_starts_at', { withTimezone: true }),
    pauseEndsAt: timestamp('pause_ends_at', { withTimezone: true }),
    /** When the gateway reported the pause, or that there is none. */
    pauseSettingAt: timestamp('pause_setting_at', { withTimezone: true }),
    /** The last change of plan that took effect, and when the gateway reported it. */
    planReference: text('plan_reference'),
    planSettingAt: timestamp('plan_setting_at', { withTimezone: true }),
    /** When the member last chose another brand; once in each billing period. */
    brandChosenAt: timestamp('brand_chosen_at', { withTimezone: true }),
    /** A change of plan that the gateway has been asked for and has not confirmed yet. */
    pendingChange: jsonb('pending_change').$type<PendingChange>(),
    /** Why the member leaves, in their own choice of a list. */
    leaveReason: text('leave_reason'),
    cancelReason: text('cancel_reason', {
      enum: ['expired', 'superseded', 'refused', 'upgraded', 'duplicate', 'requested', 'gateway'],
    }),
    currency: text('currency').notNull(),
    /** Minor units. `price` is the plan's, `total` what the first payment takes. */
    price: integer('price').notNull(),
    discount: integer('discount').notNull().default(0),
    tax: integer('tax').notNull().default(0),
    total: integer('total').notNull(),
    /** Whether the tax could be calculated; a calculated tax may be 0. */
    taxed: boolean('taxed').notNull().default(false),
    promotionCodeId: integer('promotion_code_id').references(() => promotionCodes.id),
    /** The offer that was taken. */
    offerId: integer('offer_id').references(() => offers.id, { onDelete: 'set null' }),
    billingAddress: jsonb('billing_address').$type<BillingAddress>(),
    gateway: text('gateway', { enum: ['stripe', 'sandbox'] }).notNull(),
    gatewayCustomerId: text('gateway_customer_id'),
    gatewaySubscriptionId: text('gateway_subscription_id'),
    gatewayIntentId: text('gateway_intent_id'),
    /** The gateway's payments as last read; null when they must be read again. */
    paymentSummary: jsonb('payment_summary').$type<PaymentSummary>(),
    /**
     * Set in the transaction that ends the subscription here, cleared once the gateway has ended it
     * too.
     */
    gatewayCancel: text('gateway_cancel', { enum: ['cancel', 'refund', 'credit'] }),
    /** When the gateway was last asked about it in the background. */
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    referrerId: text('referrer_id'),
    impactClickId: text('impact_click_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_public_id').on(table.publicId),
    uniqueIndex('subscriptions_gateway_id').on(table.gatewaySubscriptionId),
    uniqueIndex('subscriptions_one_open_attempt')
      .on(table.userId)
      .where(sql`${table.status} = 'incomplete'`),
    index('subscriptions_user').on(table.userId, table.id),
    index('subscriptions_gateway_cancel')
      .on(table.id)
      .where(sql`${table.gatewayCancel} is not null`),
    check(
      'subscriptions_scope',
      sql`case when ${table.planType} = 'all' then ${table.brandId} is null
        else coalesce(${table.brandId} between 0 and 65535, false) end`,
    ),
    check(
      'subscriptions_pause',
      sql`num_nonnulls(${table.pauseStartsAt}, ${table.pauseEndsAt}) in (0, 2)
        and ${table.pauseStartsAt} < ${table.pauseEndsAt}`,
    ),
    check(
      'subscriptions_amounts',
      sql`${table.price} > 0 and ${table.discount} between 0 and ${table.price}
        and ${table.tax} >= 0 and ${table.total} >= 0`,
    ),
  ],
)
