import { expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '@/lib/api/errors'
import { toCamelCase } from '@/lib/api/case'
import { type Membership, membership as decode } from '@/lib/api/memberships'
import { type PlanChangePorts, runPlanChange } from '@/lib/membership/run-plan-change'
import { wireMembership } from '@/tests/components/membership/membership-fixture'

const withPlan = (id: number, secret: string | null = null): Membership =>
  decode(
    toCamelCase(
      wireMembership({
        subscription_plan: { ...wireMembership().subscription_plan, id },
        stripe_details: { stripe_payment_intent_client_secret: secret },
      }),
    ),
  )
const refused = (status: number, code: string) =>
  new ApiError({ method: 'PUT', path: '/v1/subscriptions/7', status, code })

const run = (ports: Partial<PlanChangePorts>) =>
  runPlanChange(
    {
      change: async () => ({ ok: true, data: withPlan(3) }),
      authenticate: async () => ({ kind: 'underWay' }),
      read: async () => withPlan(3),
      ...ports,
    },
    ({ subscriptionPlan }) => subscriptionPlan.id === 3,
    { intervalMs: 0 },
  )

it('is done when the answer has the new plan', async () => {
  const read = vi.fn()
  expect(await run({ read })).toMatchObject({ kind: 'changed' })
  expect(read).not.toHaveBeenCalled()
})

it('lets the bank confirm, then waits for the new plan', async () => {
  const authenticate = vi.fn(async () => ({ kind: 'underWay' }) as const)
  const reads = [withPlan(1, 'pi_secret'), withPlan(3)]
  const outcome = await run({
    change: async () => ({ ok: true, data: withPlan(1, 'pi_secret') }),
    authenticate,
    read: async () => reads.shift()!,
  })
  expect(outcome).toMatchObject({ kind: 'changed' })
  expect(authenticate).toHaveBeenCalledExactlyOnceWith('pi_secret')
})

it('says what the bank says when it refuses', async () => {
  const failure = { code: 'card_declined', messages: ['Your card was declined.'] }
  const outcome = await run({
    change: async () => ({ ok: true, data: withPlan(1, 'pi_secret') }),
    authenticate: async () => ({ kind: 'refused', failure }),
  })
  expect(outcome).toEqual({ kind: 'declined', messages: failure.messages })
})

it.each([
  [409, 'price_changed', { kind: 'amountChanged' }],
  [409, 'change_under_way', { kind: 'refused' }],
  [422, 'card_declined', { kind: 'refused' }],
])('a %i %s changes nothing', async (status, code, outcome) => {
  const error = refused(status, code)
  expect(await run({ change: async () => ({ ok: false, error }) })).toMatchObject(outcome)
})

it('looks a lost answer up', async () => {
  const error = new NetworkError('PUT', '/v1/subscriptions/7')
  const change = async () => ({ ok: false, error }) as const
  expect(await run({ change })).toMatchObject({ kind: 'changed' })
  expect(await run({ change, read: async () => withPlan(1) })).toEqual({ kind: 'unclear' })
  expect(await run({ change, read: () => Promise.reject(error) })).toEqual({ kind: 'unclear' })
})
