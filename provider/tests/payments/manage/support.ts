import { eq } from 'drizzle-orm'
import { type CardBehavior, sandboxPaymentMethods } from '../../../src/db/schema/sandbox-cards'
import { sandboxSubscriptions } from '../../../src/db/schema/sandbox-payments'
import type { TestProvider } from '../../support/start-provider'
import { createMember } from '../../support/users'
import { buy, order, subscriptionsOf } from '../support/shop'
import { stripeOf } from '../support/stripe-shop'

/** A member with a paid subscription, and calls about it. */
export async function subscribed(provider: TestProvider, subscription: object = {}) {
  const { user, headers } = await createMember(provider)
  const bought = await buy(
    provider,
    headers,
    order({ subscription_plan_id: 2, brand_id: 4, ...subscription }),
  )
  const { id } = bought.body
  const row = async () =>
    (await subscriptionsOf(provider, user.id)).find((found) => found.id === id)!
  const path = `/api/v1/subscriptions/${id}`
  /** A call of the member, who has signed in again, however far the clock has gone. */
  const callAt = async (
    method: string,
    at: string,
    body?: unknown,
    more: Record<string, string> = {},
  ) => {
    await provider.pool.query(
      'update sessions set created_at = $1, last_used_at = $1 where user_id = $2',
      [provider.clock.now(), user.id],
    )
    return provider.call(method, at, { body, headers: { ...headers, ...more } })
  }
  const call = (method: string, body?: unknown, more: Record<string, string> = {}) =>
    callAt(method, path, body, more)
  return {
    user,
    headers,
    id,
    bought,
    read: () => call('GET'),
    cancel: (body?: object) => call('DELETE', body),
    change: (change: object, key?: string) =>
      call('PUT', { subscription: change }, key ? { 'idempotency-key': key } : {}),
    preview: (query: string) => callAt('GET', `${path}/change_preview?${query}`),
    pauseOptions: () => callAt('GET', `${path}/pause_options`),
    entitled: async () => (await callAt('GET', '/api/v1/user')).body.entitled as boolean,
    /** Makes the card on file behave in another way from here on. */
    setCard: async (behavior: CardBehavior) => {
      const stripe = stripeOf(provider)
      for (const method of stripe?.account.payment_method.values() ?? [])
        if (method.customer === (await row()).gatewayCustomerId) method.behavior = behavior
      await provider.db
        .update(sandboxPaymentMethods)
        .set({ behavior })
        .where(eq(sandboxPaymentMethods.customerId, (await row()).gatewayCustomerId!))
    },
    row,
    ledger: async () => {
      const [ledger] = await provider.db
        .select()
        .from(sandboxSubscriptions)
        .where(eq(sandboxSubscriptions.id, (await row()).gatewaySubscriptionId!))
      return ledger!
    },
  }
}

export type Subscribed = Awaited<ReturnType<typeof subscribed>>

/** Changes the plan for the amount of a preview. */
export async function changeTo(member: Subscribed, planId: number, brandId?: number, key?: string) {
  const brand = brandId === undefined ? {} : { brand_id: brandId }
  const query = new URLSearchParams({
    subscription_plan_id: String(planId),
    ...(brandId !== undefined && { brand_id: String(brandId) }),
  })
  const preview = await member.preview(query.toString())
  const { due_today: due, proration_date } = preview.body
  const expected = { amount: due.amount, currency: due.currency, proration_date }
  const changed = await member.change({ subscription_plan_id: planId, ...brand, expected }, key)
  return { preview, changed, body: { subscription_plan_id: planId, ...brand, expected } }
}
