import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subscriptions } from '../../src/db/schema/subscriptions'
import { choosePlanCurrency } from '../../src/plans/find-plans'
import type { TestProvider } from '../support/start-provider'
import { createMember } from '../support/users'
import { buy, order, readSubscription, startShop } from '../payments/support/shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

const get = (path: string, headers?: Record<string, string>) =>
  provider.call('GET', path, { headers })
const ids = (response: { body: { data: { id: number }[] } }) =>
  response.body.data.map(({ id }) => id)

describe('plans', () => {
  test('are listed for everyone with all their prices', async () => {
    const list = await get('/api/v1/plans/web')
    expect(ids(list)).toEqual([1, 3, 2])
    expect(list.body.paging).toEqual({ next_page: null })
    expect(list.body.data[0]).toMatchObject({
      plan_type: 'all',
      interval: 'month',
      trial_days: 7,
      price: 29.99,
      currency: 'usd',
      currency_options: [
        { currency: 'aud', price: 44.99 },
        { currency: 'cad', price: 39.99 },
        { currency: 'usd', price: 29.99 },
      ],
    })
    expect(list.body.data[0]).not.toHaveProperty('current')
    // A purchase without an account has no trial.
    const withoutTrial = list.body.data.map((plan: object) => ({ ...plan, trial_days: 0 }))
    expect((await get('/api/v1/public/plan')).body.data).toEqual(withoutTrial)
  })

  test('are in the requested language, or name the one they are in', async () => {
    const firstIn = async (path: string, language: string) => {
      const { body } = await get(path, { 'accept-language': language })
      return body.data?.[0] ?? body
    }
    const spanish = {
      language: 'es',
      name: 'Todo, mensual',
      features: expect.arrayContaining(['Todas las disciplinas']),
    }
    const english = { language: 'en', name: 'Everything, monthly' }
    for (const path of ['/api/v1/plans/web', '/api/v1/public/plan', '/api/v1/public/plan/1']) {
      expect(await firstIn(path, 'es-MX,es;q=0.9')).toMatchObject(spanish)
      expect(await firstIn(path, 'fr')).toMatchObject({ language: 'fr-CA' })
      expect(await firstIn(path, 'en-AU')).toMatchObject(english)
      expect(await firstIn(path, 'de')).toMatchObject(english)
    }
    const code = await get('/api/v1/public/promotion_codes?code=SAVE20', {
      'accept-language': 'es',
    })
    const title = '20\u00a0% de descuento en tu primer pago'
    expect(code.body).toMatchObject({ language: 'es', title })
  })

  test('are in the owner’s language in a subscription', async () => {
    const { headers } = await createMember(provider)
    const inFrench = { ...headers, 'accept-language': 'fr-CA' }
    const { body } = await buy(provider, inFrench)
    const plan = { name: 'Tout, annuel', language: 'fr-CA' }
    expect(body.subscription_plan).toMatchObject(plan)
    const read = await readSubscription(provider, inFrench, body.id)
    expect(read.body.subscription_plan).toMatchObject(plan)
  })

  test('of one brand are listed for that brand', async () => {
    expect(ids(await get('/api/v1/plans/web?brand_id=12'))).toEqual([1, 3, 2, 4])
    expect(ids(await get('/api/v1/plans/web?brand_id=4&plan_type=single'))).toEqual([2])
    expect((await get('/api/v1/plans/web?plan_type=other')).status).toBe(400)
  })

  test('are returned one by one, also by the public path', async () => {
    const { headers } = await createMember(provider)
    const own = (id: number) => get(`/api/v1/subscription_plan/${id}`, headers)
    expect((await own(4)).body).toMatchObject({ currency: 'usd', brand_ids: [12] })
    expect((await own(99)).status).toBe(404)
    expect((await get('/api/v1/subscription_plan/4')).status).toBe(401)
    expect((await get('/api/v1/public/plan/2')).body).toMatchObject({ id: 2, brand_ids: null })
    expect((await get('/api/v1/public/plan/x')).status).toBe(404)
  })

  test('show the payer’s own currency and what they have', async () => {
    const { headers } = await createMember(provider)
    await buy(provider, headers, order({ currency: 'cad' }))
    const list = await get('/api/v1/plans/web', headers)
    expect(
      list.body.data.map((p: { price: number; current: boolean }) => [p.price, p.current]),
    ).toEqual([
      [39.99, false],
      [319.99, true],
      [19.99, false],
    ])
    const withUsdOnly = await get('/api/v1/plans/web?brand_id=12', headers)
    expect(new Set(withUsdOnly.body.data.map((p: { currency: string }) => p.currency))).toEqual(
      new Set(['usd']),
    )
  })

  test('say how they relate to what the viewer has, for the given brand', async () => {
    const { headers } = await createMember(provider)
    await buy(provider, headers, order({ subscription_plan_id: 2, brand_id: 12 }))
    const relations = async (query: string) =>
      (await get(`/api/v1/plans/web${query}`, headers)).body.data.map(
        (plan: { id: number; relation: string; current: boolean }) => [
          plan.id,
          plan.relation,
          plan.current,
        ],
      )
    expect(await relations('?brand_id=12')).toEqual([
      [1, 'replaces', false],
      [3, 'replaces', false],
      [2, 'current', true],
      [4, 'switch', false],
    ])
    expect(await relations('?brand_id=4')).toEqual([
      [1, 'replaces', false],
      [3, 'replaces', false],
      [2, 'none', false],
    ])
    expect((await relations(''))[2]).toEqual([2, 'current', true])
    const one = await get('/api/v1/subscription_plan/4?brand_id=12', headers)
    expect(one.body.relation).toBe('switch')
    const forYoga = order({ subscription_plan_id: 2, brand_id: 4 })
    expect((await buy(provider, headers, forYoga)).status).toBe(201)
  })

  test('of all brands relate to each other as a switch, and include those of one', async () => {
    const { headers } = await createMember(provider)
    await buy(provider, headers, order({ subscription_plan_id: 1 }))
    const { body } = await get('/api/v1/plans/web?brand_id=4', headers)
    expect(
      body.data.map(({ id, relation }: { id: number; relation: string }) => [id, relation]),
    ).toEqual([
      [1, 'current'],
      [3, 'switch'],
      [2, 'included'],
    ])
    expect(body.data[1]).not.toHaveProperty('replaces')
  })

  test('say what ends when they replace plans of one brand', async () => {
    const { user, headers } = await createMember(provider)
    const yoga = await buy(provider, headers, order({ subscription_plan_id: 2, brand_id: 4 }))
    const replaced = async () =>
      (await get('/api/v1/subscription_plan/3', headers)).body.replaces as unknown
    expect(await replaced()).toEqual([
      { brand_id: 4, trial_until: null, paid_until: yoga.body.current_period_end },
    ])
    const until = new Date(provider.clock.now().getTime() + 86_400_000)
    await provider.db
      .update(subscriptions)
      .set({ trialEndsAt: until })
      .where(eq(subscriptions.userId, user.id))
    expect(await replaced()).toEqual([
      { brand_id: 4, trial_until: until.toISOString(), paid_until: null },
    ])
    await provider.db
      .update(subscriptions)
      .set({ trialEndsAt: null, status: 'past_due' })
      .where(eq(subscriptions.userId, user.id))
    expect(await replaced()).toEqual([{ brand_id: 4, trial_until: null, paid_until: null }])
  })

  test('mention no trial in their texts, which only `trial_days` decides', async () => {
    for (const language of ['en', 'es', 'fr-CA']) {
      const { body } = await get('/api/v1/plans/web?brand_id=12', { 'accept-language': language })
      const words = body.data.map(
        (plan: { name: string; description: string; features: string[] }) =>
          [plan.name, plan.description, ...plan.features].join(' '),
      )
      expect(words.join(' ')).not.toMatch(/trial|free|prueba|gratis|essai|gratuit/i)
    }
  })

  test('offer a trial only to those who have had none', async () => {
    const { headers } = await createMember(provider)
    const days = async () =>
      (await get('/api/v1/plans/web', headers)).body.data.map(
        (plan: { trial_days: number }) => plan.trial_days,
      )
    expect(await days()).toEqual([7, 0, 0])
    await buy(provider, headers, order({ subscription_plan_id: 1 }))
    expect(await days()).toEqual([0, 0, 0])
    expect((await get('/api/v1/subscription_plan/1', headers)).body.trial_days).toBe(0)
  })

  test.each([
    [undefined, [['usd', 'aud']], 'usd'],
    ['aud', [['usd', 'aud'], ['aud']], 'aud'],
    ['aud', [['usd', 'aud'], ['usd']], 'usd'],
    ['gbp', [['usd']], 'usd'],
  ])('payer %s, plans %o: %s', (payer, plans, currency) => {
    expect(choosePlanCurrency(payer, plans)).toBe(currency)
  })
})

describe('tax estimates', () => {
  const address = { country: 'US', state: 'WA', postal_code: '98101', line1: '', line2: null }
  const ask = (body: object, headers?: Record<string, string>, plan = 1) =>
    provider.call('POST', `/api/v1/public/subscription_plan/${plan}/tax_estimates`, {
      body: { new_cc: true, format: 'json', ...body },
      headers,
    })

  test('return the amount in major units', async () => {
    expect((await ask({ address })).body).toEqual({ amount: 1.95, currency: 'usd' })
    const code = { stripe_promotion_code_id: 'promo_1Rk8vWq2ZpT5xLd7' }
    expect((await ask({ address, ...code })).body).toEqual({ amount: 1.56, currency: 'usd' })
    const quebec = { country: 'CA', state: 'QC', postal_code: 'H2Y 1C6' }
    const inCad = await ask({ address: quebec, currency: 'cad' })
    expect(inCad.body).toEqual({ amount: 5.99, currency: 'cad' })
  })

  test('say what is wrong with the address', async () => {
    const response = await ask({ address: { ...address, postal_code: '00000' } })
    expect(response).toMatchObject({
      status: 422,
      body: { messages: ['We couldn’t find that postal code. Check it and try again.'] },
    })
  })

  test('return messages for a body that breaks a rule', async () => {
    const long = await ask({ address: { ...address, city: 'x'.repeat(201) } })
    expect(long).toMatchObject({
      status: 422,
      body: { messages: ['City is too long (maximum is 200 characters)'] },
    })
  })

  test('exist only for plans on sale, and the member’s path needs a session', async () => {
    expect((await ask({ address }, undefined, 99)).status).toBe(404)
    const own = '/api/v1/subscription_plan/1/tax_estimates'
    expect((await provider.call('POST', own, { body: { address } })).status).toBe(401)
    const { headers } = await createMember(provider)
    expect((await provider.call('POST', own, { body: { address }, headers })).status).toBe(200)
    expect((await provider.call('POST', own, { body: {}, headers })).status).toBe(400)
  })
})
