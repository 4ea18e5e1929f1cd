import { z } from '@hono/zod-openapi'
import { bodyId, currency, orNull } from '../../http/contract'
import { actions } from '../../payments/manage/allowed-actions'
import { leaveReasons } from '../../payments/manage/cancel'
import { Subscription } from '../subscriptions-web/subscription-contract'

const moment = z.iso.datetime()
const nullableMoment = orNull(moment)

const Plan = Subscription.shape.subscription_plan

/** A subscription, or another way to have access, as its member sees it. */
export const Membership = Subscription.omit({ stripe_details: true })
  .extend({
    id: z.int().nullable().openapi({
      description: 'Null for access by a studio or an employer, which is not changed here.',
    }),
    trial_ends_at: nullableMoment,
    ends_at: nullableMoment.openapi({
      description: 'The last moment of access when it is known to end; else null.',
    }),
    pause: orNull(z.object({ starts_at: moment, ends_at: moment })).openapi({
      description: 'Between them nothing is charged and nothing can be watched. It may be to come.',
    }),
    studio: orNull(z.object({ id: z.int(), name: z.string() })),
    cancellation: orNull(
      z.object({
        canceled_at: moment,
        mailed_to: z.string().nullable().openapi({
          description: 'The address that a confirmation is mailed to; null when none is.',
        }),
        pdf_url: z.string().openapi({ description: 'The confirmation, as a path of this API.' }),
      }),
    ).openapi({ description: 'Of one that was canceled; null for one that was replaced.' }),
    billed_by: z.enum(['web', 'app_store', 'play_store', 'studio', 'employer']),
    manage_url: z.url().nullable().openapi({
      description: 'Where it is canceled when that is not here, as far as it is known.',
    }),
    subscription_plan: Plan.extend({
      id: Plan.shape.id.nullable(),
      price: Plan.shape.price.nullable(),
      currency: currency.nullable(),
      interval: orNull(Plan.shape.interval),
      interval_count: Plan.shape.interval_count.nullable(),
    }),
    card: orNull(
      z.object({
        brand: z.string(),
        last4: z.string(),
        exp_month: z.int(),
        exp_year: z.int(),
      }),
    ).openapi({ description: 'The card that is charged next.' }),
    brand_change_at: nullableMoment.openapi({
      description: 'When another brand can be chosen; null for now, or when the plan has none.',
    }),
    actions: z.object(
      Object.fromEntries(actions.map((action) => [action, z.boolean()])) as Record<
        (typeof actions)[number],
        z.ZodBoolean
      >,
    ),
    stripe_details: orNull(Subscription.shape.stripe_details),
  })
  .openapi('Membership')

export const CancelBody = z
  .object({ leave_reason: z.enum(leaveReasons).nullish() })
  .openapi('Cancellation')

const Expected = z
  .object({ amount: z.number(), currency, proration_date: moment })
  .openapi({ description: 'What the preview showed as due today, in major units.' })

// The document needs a type, but no value fits.
const none = z.never().optional().openapi({ type: 'null', not: {} })
/** The fields of every other change, which a change refuses beside its own. */
const noOther = {
  subscription_plan_id: none,
  brand_id: none,
  cancel_at_period_end: none,
  pause_until: none,
}

/** Exactly one change at a time; fields of no change are ignored as in every body. */
export const ChangeBody = z
  .object({
    subscription: z.union([
      z.object({
        ...noOther,
        subscription_plan_id: bodyId,
        brand_id: bodyId.nullish(),
        expected: Expected,
      }),
      z.object({ ...noOther, brand_id: bodyId }),
      z.object({ ...noOther, cancel_at_period_end: z.literal(false) }),
      z.object({ ...noOther, pause_until: moment.nullable() }),
    ]),
  })
  .openapi('MembershipChange')

const Amount = z.object({ amount: z.number(), tax: z.number(), currency })

/** What a change of plan costs. Decimal major units. */
export const Preview = z
  .object({
    due_today: Amount,
    credit: z.object({ amount: z.number() }).openapi({
      description: 'What later payments use up, when more is given back than is due.',
    }),
    next_charge: Amount.extend({ at: moment }),
    lines: z
      .array(
        z.object({
          description_code: z.enum(['plan', 'unused_time', 'discount', 'tax', 'credit']),
          amount: z.number(),
        }),
      )
      .openapi({ description: 'They add up to what is due today, or to minus the credit.' }),
    ends: z.array(z.object({ id: z.int(), credit: z.number() })).openapi({
      description: `The user’s other subscriptions that the new plan covers and that end with the change.
Later payments use up the \`credit\` that is left of each; \`next_charge\` counts it.`,
    }),
    proration_date: moment,
  })
  .openapi('ChangePreview')

export const PreviewOutdated = z.object({
  error: z.string(),
  code: z.string().optional(),
  preview: Preview.optional(),
})

export const PauseOptions = z.array(z.object({ resumes_at: moment })).openapi('PauseOptions')
