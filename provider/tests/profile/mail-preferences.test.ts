import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMember } from '../support/users'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const path = '/api/v1/mail_preferences'
const read = async (headers: Record<string, string>) =>
  (await provider.call('GET', path, { headers })).body
const change = (headers: Record<string, string>, body: object) =>
  provider.call('PUT', path, { headers, body })

const defaults = { bookings: true, renewals: true, offers: false, quiet_hours: null }

test('choices have defaults and are changed one by one', async () => {
  const { headers } = await createMember(provider)
  expect(await read(headers)).toEqual(defaults)
  expect((await change(headers, {})).body).toEqual(defaults)
  const quiet_hours = { from: 22, until: 7 }
  expect((await change(headers, { quiet_hours })).body).toEqual({ ...defaults, quiet_hours })
  expect((await change(headers, { offers: true, renewals: false })).body).toEqual({
    bookings: true,
    renewals: false,
    offers: true,
    quiet_hours,
  })
  expect((await change(headers, { quiet_hours: null })).body.quiet_hours).toBeNull()
})

test.each([
  { from: 7, until: 7 },
  { from: -1, until: 7 },
  { from: 22, until: 24 },
  { from: 22.5, until: 7 },
])('quiet hours %j are refused', async (quiet_hours) => {
  const { headers } = await createMember(provider)
  expect((await change(headers, { quiet_hours })).status).toBeGreaterThanOrEqual(400)
  expect(await read(headers)).toEqual(defaults)
})

test('choices are each member’s own', async () => {
  const [one, other] = [await createMember(provider), await createMember(provider)]
  await change(one.headers, { offers: true })
  expect(await read(other.headers)).toEqual(defaults)
})
