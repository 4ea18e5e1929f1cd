import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpBody } from '../support/sign-up'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

let provider: TestProvider
let headers: Record<string, string>
beforeAll(async () => {
  provider = await startSeededProvider()
  headers = (await createMembers(provider, 1, { subscribed: false }))[0]!.headers
})
afterAll(() => provider.stop())

const notAllowed = 'contains characters that are not allowed'
const unfit = ['Ada\u0007', 'Ada\r\nBcc: x', 'A\tda', 'Ada\u0085Lovelace']
const turning = ['Ada\u2028Lovelace', '\u202EadA', 'Ada\u2066']
const details = { studio_id: 1, first_name: 'A', last_name: 'B', email: 'a@b.example' }
const phone = '(213) 555-0155'

const places: [string, (text: string) => { method: string; path: string; body: object }][] = [
  [
    'First name',
    (text) => ({ method: 'POST', path: '/users', body: signUpBody({ first_name: text }) }),
  ],
  [
    'Last name',
    (text) => ({ method: 'POST', path: '/users', body: signUpBody({ last_name: text }) }),
  ],
  [
    'First name',
    (text) => ({ method: 'PUT', path: '/user', body: { user: { first_name: text } } }),
  ],
  [
    'Name',
    (text) => ({
      method: 'POST',
      path: '/favorite_lists',
      body: { favorite_list: { name: text } },
    }),
  ],
  [
    'Last name',
    (text) => ({
      method: 'POST',
      path: '/free_class_requests',
      body: { free_class_request: { ...details, phone, last_name: text } },
    }),
  ],
]

describe.each(places)('%s', (field, request) => {
  test.each([...unfit, ...turning])('rejects %j with a message', async (text) => {
    const { method, path, body } = request(text)
    const response = await provider.call(method, `/api/v1${path}`, { headers, body })
    expect(response.status).toBe(422)
    expect(response.body.errors.full_messages).toEqual([`${field} ${notAllowed}`])
  })
})

test('a name is trimmed, and characters that other scripts need are kept', async () => {
  const change = async (name: string) => {
    const body = { user: { first_name: name } }
    return (await provider.call('PUT', '/api/v1/user', { headers, body })).body.first_name
  }
  expect(await change(' Ada  Mary\n')).toBe('Ada Mary')
  expect(await change('نیلوفر\u200Cجان')).toBe('نیلوفر\u200Cجان')
  expect(await change('Zoe\u0308')).toBe('Zoë')
  expect(await change('👩‍🚒')).toBe('👩‍🚒')
})

test('a purchase rejects them in its address and its other fields', async () => {
  const ask = async (more: object, beside: object = {}) => {
    const subscription = { subscription_plan_id: 3, currency: 'usd', ...more }
    const body = { subscription, ...beside }
    const response = await provider.call('POST', '/api/v1/subscriptions/web', { headers, body })
    return [response.status, response.body.error]
  }
  const line1 = '1 Main\u0007 Street'
  expect(await ask({ address: { line1 } })).toEqual([422, `Street address ${notAllowed}`])
  expect(await ask({}, { referrer_id: 'R\n7' })).toEqual([422, `Referrer id ${notAllowed}`])
})

test('a phone number and the holder of a card are one line too', async () => {
  const freeClass = { free_class_request: { ...details, phone: '(213)\n555-0155' } }
  const phoned = await provider.call('POST', '/api/v1/free_class_requests', { body: freeClass })
  expect([phoned.status, phoned.body.errors.phone]).toEqual([422, ['is invalid']])

  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' }
  const body = { type: 'card', card, billing_details: { name: 'Ada\u0007' } }
  const held = await provider.call('POST', '/sandbox/v1/payment_methods', { body })
  expect([held.status, held.body.error.message]).toEqual([400, `Name ${notAllowed}`])
})
