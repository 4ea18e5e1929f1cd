import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClass } from '../support/live-classes'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers, subscribe } from '../support/subscribers'

let provider: TestProvider
const start = new Date()
const hour = 3_600_000
// "Sun Salutations, Slowly" is free; "Hips, Unhurried" is not.
const free = 1
const paid = 4

beforeAll(async () => {
  provider = await startSeededProvider(start)
})
afterAll(() => provider.stop())
beforeEach(() => provider.clock.set(start))

type Headers = Record<string, string>

const generate = (body: object, headers?: Headers) =>
  provider.call('POST', '/api/v1/brightcove_token/generate', { headers, body })
const member = async (options?: { subscribed: boolean }) =>
  (await createMembers(provider, 1, options))[0]!

test('videos are playable by entitlement', async () => {
  const subscriber = await member()
  const plain = await member({ subscribed: false })
  const single = await member({ subscribed: false })
  await subscribe(provider, [single.user.id], { planType: 'single', brandId: 6 })
  const status = async (id: unknown, who?: { headers: Headers }) =>
    (await generate({ video_id: id }, who?.headers)).status
  expect(await status(free)).toBe(200)
  expect(await status(free, plain)).toBe(200)
  expect(await status(paid)).toBe(401)
  expect(await status(paid, plain)).toBe(403)
  expect(await status(paid, single)).toBe(403)
  expect(await status(paid, subscriber)).toBe(200)
  expect(await status(99_999_999, subscriber)).toBe(404)
  expect(await status('4', subscriber)).toBe(400)
  expect((await generate({}, subscriber.headers)).status).toBe(400)
  expect((await generate({ video_id: paid }, plain.headers)).body).toMatchObject({
    error: 'You need a plan for this. Choose one to continue.',
    code: 'subscription_required',
    details: { covered_brand_ids: [] },
  })
})

test('the 403 says what the plan covers, or that it has ended', async () => {
  const someone = await member({ subscribed: false })
  const ask = async (language: string) => {
    const headers = { ...someone.headers, 'accept-language': language }
    return (await generate({ video_id: paid }, headers)).body
  }
  const canceled = { status: 'canceled' as const, planType: 'single' as const, brandId: 6 }
  await subscribe(provider, [someone.user.id], canceled)
  expect(await ask('en')).toMatchObject({
    error: 'You need a plan for this. Choose one to continue.',
    code: 'subscription_required',
  })
  await subscribe(provider, [someone.user.id], { ...canceled, currentPeriodEnd: start })
  expect(await ask('en')).toMatchObject({
    error: 'Your plan has ended. Choose a plan to start again.',
    code: 'subscription_ended',
    details: { covered_brand_ids: [] },
  })
  await subscribe(provider, [someone.user.id], { planType: 'single', brandId: 6 })
  await subscribe(provider, [someone.user.id], { planType: 'single', brandId: 3 })
  const elsewhere = await ask('es')
  expect(elsewhere.error).toMatch(/^Tu plan incluye Pilates y .+\. No incluye Yoga\.$/)
  expect(elsewhere.code).toBe('brand_not_covered')
  expect(elsewhere.details.covered_brand_ids).toEqual([6, 3])
})

test('the 403 names the cheapest plan that the person can buy and that covers the video', async () => {
  const fitting = async ({ headers }: { headers: Headers }, language = 'en') => {
    const asked = { ...headers, 'accept-language': language }
    return (await generate({ video_id: paid }, asked)).body.details.fitting_plan
  }
  const plain = await member({ subscribed: false })
  const { body } = await provider.call('GET', '/api/v1/plans/web?brand_id=4', plain)
  const lowest = Math.min(...body.data.map(({ price }: { price: number }) => price))
  const plan = await fitting(plain)
  expect(plan).toEqual(body.data.find(({ price }: { price: number }) => price === lowest))
  expect(plan).toMatchObject({ plan_type: 'single', price: 14.99, currency: 'usd' })
  expect(await fitting(plain, 'fr')).toMatchObject({ id: plan.id, language: 'fr-CA' })

  // For who has another brand: the plan of all, in place of a second plan.
  const ofPilates = await member({ subscribed: false })
  await subscribe(provider, [ofPilates.user.id], { planType: 'single', brandId: 6 })
  expect(await fitting(ofPilates)).toMatchObject({
    plan_type: 'all',
    interval: 'month',
    relation: 'replaces',
  })
})

const ago = (hours: number) => new Date(start.getTime() - hours * hour)
const paused = { pauseStartsAt: ago(1), pauseEndsAt: ago(-30 * 24) }
const unpaid = { status: 'past_due' as const, pastDueSince: ago(8 * 24) }
const ofBrand = (brandId: number) => ({ planType: 'single' as const, brandId })

test.each([
  ['paused', paused, 'subscription_paused', /^Your plan is paused\. Resume it/],
  ['paused, of the brand', { ...ofBrand(4), ...paused }, 'subscription_paused', /paused/],
  ['not paid', unpaid, 'subscription_past_due', /^Your last payment didn’t go through\./],
  [
    'paused, of another brand',
    { ...ofBrand(6), ...paused },
    'subscription_required',
    /^You need a plan/,
  ],
])('the 403 for somebody whose plan is %s', async (_, values, code, sentence) => {
  const { user, headers } = await member({ subscribed: false })
  await subscribe(provider, [user.id], values)
  const { body } = await generate({ video_id: paid }, headers)
  expect(body).toMatchObject({ code, error: expect.stringMatching(sentence) })
  expect(body.details.covered_brand_ids).toEqual([])
  expect(body.details.fitting_plan === null).toBe(code !== 'subscription_required')
})

test('a paused plan is what keeps somebody out, even beside one of another brand', async () => {
  const { user, headers } = await member({ subscribed: false })
  await subscribe(provider, [user.id], { ...ofBrand(4), ...paused })
  await subscribe(provider, [user.id], ofBrand(6))
  const { body } = await generate({ video_id: paid }, { ...headers, 'accept-language': 'es' })
  expect(body).toMatchObject({
    code: 'subscription_paused',
    error: 'Tu plan está en pausa. Reanúdalo para volver a ver clases y reservar.',
    details: { covered_brand_ids: [6], fitting_plan: null },
  })
})

test.each([
  ['past due for six days', { status: 'past_due', pastDueSince: -6 * 24 * hour }, 200],
  ['past due for seven days', { status: 'past_due', pastDueSince: -7 * 24 * hour }, 403],
  ['cancelled, in its last hour', { cancelAtPeriodEnd: true, currentPeriodEnd: hour }, 200],
  ['cancelled and over', { cancelAtPeriodEnd: true, currentPeriodEnd: 0 }, 403],
  ['in trial', { trialEndsAt: 24 * hour }, 200],
  ['not yet paid', { status: 'incomplete' }, 403],
  ['ended', { status: 'canceled' }, 403],
] as const)('a subscription that is %s', async (_, values, expected) => {
  const { user, headers } = await member({ subscribed: false })
  const moved = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'number' ? new Date(start.getTime() + value) : value,
  ])
  await subscribe(provider, [user.id], Object.fromEntries(moved))
  expect((await generate({ video_id: paid }, headers)).status).toBe(expected)
})

test('a live class needs a booking and can be joined in its window', async () => {
  const [booked, unbooked] = await createMembers(provider, 2)
  const liveClass = await createClass(provider)
  const join = (headers?: Headers) => generate({ live_class_id: liveClass.id }, headers)
  await provider.call('POST', '/api/v1/bookings', {
    headers: booked!.headers,
    body: { booking: { live_class_id: liveClass.id } },
  })
  const at = (moment: Date, shift: number) => provider.clock.set(new Date(moment.getTime() + shift))

  expect((await join()).status).toBe(401)
  expect((await join(booked!.headers)).body.errors.base).toEqual([
    'You can enter 10 minutes before class starts.',
  ])
  at(liveClass.startsAt, -600_001)
  expect((await join(booked!.headers)).status).toBe(422)
  at(liveClass.startsAt, -600_000)
  expect((await join(booked!.headers)).status).toBe(200)
  expect((await join(unbooked!.headers)).body).toEqual({
    error: 'Book this class to join it.',
    code: 'booking_required',
  })
  at(liveClass.endsAt, -1)
  expect((await join(booked!.headers)).status).toBe(200)
  at(liveClass.endsAt, 0)
  expect((await join(booked!.headers)).body.errors.base).toEqual(['This class has ended.'])
  expect((await generate({ live_class_id: 99_999_999 }, booked!.headers)).status).toBe(404)
})
