import type Stripe from 'stripe'
import type { PaymentLine } from '../../../db/schema/sandbox-payments'
import type { ChangePreview, PlanChange } from '../../gateway'
import { addInterval } from '../../period'
import { taxOf } from './read-payments'

export const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

export const recurringOf = ({ plan }: PlanChange) => ({
  interval: plan.interval,
  interval_count: plan.intervalCount,
})

/** The new price as a preview takes it, which stores nothing at Stripe. */
const previewItems = (
  { id, price: { currency } }: Stripe.SubscriptionItem,
  change: PlanChange,
  product: string,
): Stripe.InvoiceCreatePreviewParams.SubscriptionDetails.Item[] => [
  {
    id,
    price_data: {
      product,
      currency,
      unit_amount: change.price,
      recurring: recurringOf(change),
      tax_behavior: 'exclusive',
    },
  },
]

/** The lines of an invoice in our terms; they add up to what is due, or to minus the credit. */
function linesOf(invoice: Stripe.Invoice): PaymentLine[] {
  const items = invoice.lines.data.map(({ amount }) => ({
    code: amount < 0 ? ('unused_time' as const) : ('plan' as const),
    amount,
  }))
  const discounts = invoice.total_discount_amounts ?? []
  const used = invoice.total > 0 ? invoice.amount_due - invoice.total : 0
  const lines: PaymentLine[] = [
    ...items,
    { code: 'discount', amount: -discounts.reduce((sum, { amount }) => sum + amount, 0) },
    { code: 'tax', amount: taxOf(invoice) },
    { code: 'credit', amount: used },
  ]
  return lines.filter(({ amount }) => amount !== 0)
}

/** The part of what is due that is tax, when credit pays a part of the total. */
const taxDue = (invoice: Stripe.Invoice, due: number) =>
  invoice.total > 0 ? Math.round((taxOf(invoice) * due) / invoice.total) : 0

/** What the rest of a period is worth that would end at `at`, by Stripe's own preview. */
export async function previewCredit(stripe: Stripe, id: string, at: Date): Promise<number> {
  const { status } = await stripe.subscriptions.retrieve(id)
  if (status !== 'active') return 0
  const last = await stripe.invoices.createPreview({
    subscription: id,
    subscription_details: {
      cancel_now: true,
      proration_behavior: 'always_invoice',
      proration_date: seconds(at),
    },
  })
  return Math.max(0, -last.total)
}

/** What a change would charge at `at`, and the payment after it, by Stripe's own previews. */
export async function previewChange(
  stripe: Stripe,
  id: string,
  change: PlanChange,
  { product, at, credit }: { product: string; at: Date; credit: number },
): Promise<ChangePreview> {
  const { items, status } = await stripe.subscriptions.retrieve(id)
  const [item] = items.data
  const details = { items: previewItems(item!, change, product) }
  const [today, recurring] = await Promise.all([
    stripe.invoices.createPreview({
      subscription: id,
      subscription_details: {
        ...details,
        proration_behavior: 'always_invoice',
        proration_date: seconds(at),
      },
    }),
    stripe.invoices.createPreview({
      subscription: id,
      preview_mode: 'recurring',
      subscription_details: details,
    }),
  ])
  const { interval, interval_count: count } = item!.price.recurring!
  const keepsPeriod =
    status === 'trialing' ||
    (interval === change.plan.interval && count === change.plan.intervalCount)
  const dueToday = Math.max(0, today.amount_due)
  const given = Math.max(0, -today.total)
  const used = today.total > 0 ? today.total - dueToday : 0
  const left = Math.max(0, -today.starting_balance) - used + given + credit
  const next = Math.max(0, recurring.total - left)
  return {
    at,
    dueToday: { amount: dueToday, tax: taxDue(today, dueToday) },
    credit: given,
    lines: linesOf(today),
    next: {
      amount: next,
      tax: taxDue(recurring, next),
      at: keepsPeriod
        ? new Date(item!.current_period_end * 1000)
        : addInterval(at, change.plan.interval, change.plan.intervalCount),
    },
  }
}
