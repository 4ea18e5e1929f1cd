import { dayMs } from '../../../src/time'
import type { TestProvider } from '../../support/start-provider'
import type { Subscribed } from './support'

type Row = Awaited<ReturnType<Subscribed['row']>>
export type Change = {
  method: 'PUT' | 'DELETE'
  body: object
  /** Whether a subscription has been changed. */
  isMade: (row: Row) => boolean
  /** Payments that it takes. */
  charges: number
}

/** As if the member had bought so many days earlier, so that the period is not a moment old. */
export async function moveBack(observer: TestProvider, member: Subscribed, days: number) {
  const { id, gatewaySubscriptionId } = await member.row()
  const moved = (columns: string[]) =>
    columns.map((column) => `${column} = ${column} - make_interval(days => $1)`).join(', ')
  const period = ['current_period_start', 'current_period_end']
  for (const [table, key, columns] of [
    ['subscriptions', id, period],
    ['sandbox_subscriptions', gatewaySubscriptionId, [...period, 'billing_anchor']],
  ] as const)
    await observer.pool.query(`update ${table} set ${moved([...columns])} where id = $2`, [
      days,
      key,
    ])
}

/** What each member is about to do, and did before to be able to. */
export const changes: Record<
  string,
  (member: Subscribed, observer: TestProvider) => Promise<Change>
> = {
  cancel: async () => ({
    method: 'DELETE',
    body: {},
    isMade: ({ cancelAtPeriodEnd }) => cancelAtPeriodEnd,
    charges: 0,
  }),
  undo: async (member) => {
    await member.cancel()
    return {
      method: 'PUT',
      body: { subscription: { cancel_at_period_end: false } },
      isMade: ({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd,
      charges: 0,
    }
  },
  'change plan': async (member) => {
    const { body } = await member.preview('subscription_plan_id=3')
    const { amount, currency } = body.due_today
    const expected = { amount, currency, proration_date: body.proration_date }
    return {
      method: 'PUT',
      body: { subscription: { subscription_plan_id: 3, expected } },
      isMade: ({ planId }) => planId === 3,
      charges: 1,
    }
  },
  pause: async (member) => {
    const { body } = await member.pauseOptions()
    return {
      method: 'PUT',
      body: { subscription: { pause_until: body[0].resumes_at } },
      isMade: ({ pauseEndsAt }) => pauseEndsAt !== null,
      charges: 0,
    }
  },
  resume: async (member, observer) => {
    // A pause that began ten days ago, with the end of what was paid.
    await moveBack(observer, member, 40)
    const { id, gatewaySubscriptionId, currentPeriodEnd } = await member.row()
    const pause = [currentPeriodEnd, new Date(currentPeriodEnd!.getTime() + 50 * dayMs)]
    for (const [table, key] of [
      ['subscriptions', id],
      ['sandbox_subscriptions', gatewaySubscriptionId],
    ])
      await observer.pool.query(
        `update ${table} set pause_starts_at = $1, pause_ends_at = $2 where id = $3`,
        [...pause, key],
      )
    await member.read()
    return {
      method: 'PUT',
      body: { subscription: { pause_until: null } },
      isMade: ({ pauseEndsAt }) => pauseEndsAt === null,
      charges: 1,
    }
  },
}
