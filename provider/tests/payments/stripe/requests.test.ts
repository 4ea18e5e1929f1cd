import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, expect, test } from 'vitest'
import { secretKey, startStripeServer } from '../../support/stripe-server/start-stripe-server'

const folder = join(import.meta.dirname, '../../support/stripe-server')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

const server = await startStripeServer({ now: () => new Date() })
afterAll(() => server.stop())

type Fields = Record<string, string>

const send = (
  path: string,
  fields: Fields = {},
  headers: Record<string, string> = {},
  method = 'POST',
) =>
  fetch(`${server.url}/v1/${path}${method === 'GET' ? `?${new URLSearchParams(fields)}` : ''}`, {
    method,
    headers: {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': Stripe.API_VERSION,
      ...headers,
    },
    ...(method === 'POST' && { body: new URLSearchParams(fields) }),
  })

async function customer(headers: Record<string, string> = {}, fields: Fields = {}) {
  const response = await send('customers', { email: 'a@example.com', ...fields }, headers)
  const body: ReturnType<typeof JSON.parse> = await response.json()
  return { status: response.status, body }
}

test('the schemas are made from the library in use and from the list of requests', () => {
  const { madeFrom } = JSON.parse(read('request-schemas.json'))
  const sha256 = createHash('sha256').update(read('requests.ts')).digest('hex')
  const remedy = 'Run `npm run stripe:schemas -w provider`.'
  expect(madeFrom, remedy).toEqual({ stripe: Stripe.PACKAGE_VERSION, sha256 })
})

const item = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [`items[0]${key}`, value]))

test.each<[string, string, Fields, string]>([
  ['a parameter of another request', 'customers', { plan: '1' }, 'parameter_unknown'],
  ['an unknown part', 'customers/cus_1', { 'address[zip]': '1' }, 'parameter_unknown'],
  ['a value outside an enum', 'subscriptions', { payment_behavior: 'later' }, 'parameter_invalid'],
  ['text for a number', 'subscriptions', { trial_period_days: 'week' }, 'parameter_invalid'],
  ['text for a list', 'subscriptions', { expand: 'latest_invoice' }, 'parameter_invalid'],
  [
    'a missing part',
    'subscriptions',
    item({ '[price_data][currency]': 'usd' }),
    'parameter_invalid',
  ],
  ['a missing parameter', 'tax/calculations', { currency: 'usd' }, 'parameter_invalid'],
  ['the price of one time', 'subscriptions', item({ '[amount]': '1' }), 'parameter_unknown'],
])(
  'a request with %s is refused, and fails the test that made it',
  async (_, path, fields, code) => {
    const response = await send(path, fields)
    expect(response.status).toBe(400)
    const error = { type: 'invalid_request_error', code }
    expect(await response.json()).toMatchObject({ error })
    expect(server.takeViolations()).toHaveLength(1)
  },
)

test.each<[string, string, Record<string, string>, number]>([
  ['another API version', 'customers', { 'stripe-version': '2020-08-27' }, 400],
  ['another key', 'customers', { authorization: 'Bearer sk_test_other' }, 401],
  ['no key', 'customers', { authorization: '' }, 401],
  ['an address that Stripe does not have', 'customer', {}, 404],
  ['JSON', 'customers', { 'content-type': 'application/json' }, 400],
])('a request with %s is refused', async (_, path, headers, status) => {
  expect((await send(path, { email: 'a@example.com' }, headers)).status).toBe(status)
  expect(server.takeViolations()).toHaveLength(1)
})

test('a violation that no test expects fails when the server stops', async () => {
  const other = await startStripeServer({ now: () => new Date() })
  const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': Stripe.API_VERSION }
  const body = new URLSearchParams({ nickname: 'Ada' })
  await fetch(`${other.url}/v1/customers`, { method: 'POST', headers, body })
  await expect(other.stop()).rejects.toThrow('unknown parameter: nickname')
})

test('an idempotency key returns its first reply, and no other request', async () => {
  const headers = { 'idempotency-key': 'one' }
  const first = await customer(headers)
  expect(await customer(headers)).toEqual(first)
  const other = await customer(headers, { name: 'Ada' })
  expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } })
  expect((await customer()).body.id).not.toBe(first.body.id)
})

test('the official library reads its errors as those of Stripe', async () => {
  const { hostname: host, port } = new URL(server.url)
  const stripe = new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0 })
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    statusCode: 404,
  })
  await expect(
    stripe.paymentMethods.attach('pm_card_chargeDeclined', {
      customer: (await customer()).body.id,
    }),
  ).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
  })
})
