import { afterAll, beforeAll, expect, test } from 'vitest'
import { studios } from '../../../src/db/schema/studios'
import type { TestProvider } from '../../support/start-provider'
import { createMember } from '../../support/users'
import { addRetiredPlan, retiredPlan } from '../support/retired-plan'
import { buy, order, singleMonthly, startShop, subscriptionsOf } from '../support/shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
  await addRetiredPlan(provider)
})
afterAll(() => provider.stop())

const studio = (brandId: number) => ({
  name: 'A studio',
  brandId,
  line1: '1 Main Street',
  city: 'Seattle',
  postalCode: '98101',
  country: 'US',
  latitude: 0,
  longitude: 0,
  freeClassAvailable: true,
})
const single = { subscription_plan_id: singleMonthly, brand_id: 4 }
let ids: { yoga: number; pilates: number }
beforeAll(async () => {
  const rows = await provider.db
    .insert(studios)
    .values([studio(4), studio(6)])
    .returning({ id: studios.id })
  ids = { yoga: rows[0]!.id, pilates: rows[1]!.id }
})

test.each([
  [{ address: { country: 'ZZ' } }, 'country'],
  [{ address: { country: 'United States' } }, 'country'],
  [{ address: { country: '__proto__' } }, 'country'],
  [{ studio_id: 999_999 }, 'studio'],
  [() => ({ ...single, studio_id: ids.pilates }), 'studio'],
] as const)('%o: no such %s', async (change, what) => {
  const { user, headers } = await createMember(provider)
  const body = order(typeof change === 'function' ? change() : change)
  const { status, body: refusal } = await buy(provider, headers, body)
  const error = expect.stringContaining(`We couldn’t find that ${what}.`)
  expect([status, refusal]).toEqual([422, { error, code: `${what}_unknown` }])
  expect(await subscriptionsOf(provider, user.id)).toEqual([])
})

test('a country in lower case and a studio of the brand are accepted', async () => {
  const { user, headers } = await createMember(provider)
  const address = { country: 'us', state: 'WA', postal_code: '98101' }
  const bought = await buy(provider, headers, order({ ...single, studio_id: ids.yoga, address }))
  expect(bought.status).toBe(201)
  expect((await subscriptionsOf(provider, user.id))[0]!.studioId).toBe(ids.yoga)
})

test('a plan for all brands can be sold by any studio', async () => {
  const { headers } = await createMember(provider)
  expect((await buy(provider, headers, order({ studio_id: ids.pilates }))).status).toBe(201)
})

test.each(['', 'public/'])(
  '%spromotion_codes with a plan that is not sold is 404',
  async (place) => {
    const { headers } = await createMember(provider)
    for (const plan of [99, retiredPlan]) {
      const path = `/api/v1/${place}promotion_codes?code=SAVE20&subscription_plan_id=${plan}`
      const { status, body } = await provider.call('GET', path, { headers })
      expect([plan, status, body]).toEqual([plan, 404, { error: 'Not found' }])
    }
  },
)
