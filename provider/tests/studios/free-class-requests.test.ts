import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../support/mails'
import { startSeededProvider } from '../support/seeded-provider'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

let provider: TestProvider
let offering: number[]
let declining: number
const start = new Date()
const day = 86_400_000

beforeAll(async () => {
  provider = await startSeededProvider(start)
  const { rows } = await provider.pool.query(
    'select id, free_class_available as offers from studios order by id',
  )
  offering = rows.filter(({ offers }) => offers).map(({ id }) => id)
  declining = rows.find(({ offers }) => !offers).id
})
afterAll(() => provider.stop())

const someone = () => `${randomUUID()}@example.com`
const details = (changes: object = {}) => ({
  studio_id: offering[0],
  first_name: 'Ada',
  last_name: 'Larsen',
  email: someone(),
  phone: '(555) 010-0199',
  ...changes,
})
const ask = (body: object, headers?: Record<string, string>) =>
  provider.call('POST', '/api/v1/free_class_requests', {
    headers,
    body: { free_class_request: body, format: 'json' },
  })

test('a request is recorded and confirmed by mail', async () => {
  const email = someone()
  const { status, body } = await ask(details({ email: ` ${email.toUpperCase()} ` }))
  expect([status, body]).toEqual([
    201,
    { id: expect.any(Number), studio_id: offering[0], created_at: start.toISOString() },
  ])
  const [mail, ...more] = await mailsTo(provider, email)
  const { body: studio } = await provider.call('GET', `/api/v1/studios/${offering[0]}`)
  expect(more).toEqual([])
  expect(mail!.subject).toBe(`Your free class at ${studio.name}`)
  expect(mail!.text).toContain(studio.address.line1)
  const { rows } = await provider.pool.query(
    'select email, first_name, last_name, phone, user_id from free_class_requests where id = $1',
    [body.id],
  )
  const stored = { first_name: 'Ada', last_name: 'Larsen', phone: '(555) 010-0199', user_id: null }
  expect(rows).toEqual([{ email, ...stored }])
})

test('the mail repeats nothing that was typed', async () => {
  const email = someone()
  await ask(details({ email, first_name: 'Win at evil.example', last_name: '<b>now</b>' }))
  const [mail] = await mailsTo(provider, email)
  expect(JSON.stringify(mail)).not.toMatch(/evil|now/)
})

test('a member’s request is linked to their account', async () => {
  const [one] = await createMembers(provider, 1)
  const { body } = await ask(details(), one!.headers)
  const { rows } = await provider.pool.query(
    'select user_id from free_class_requests where id = $1',
    [body.id],
  )
  expect(rows).toEqual([{ user_id: one!.user.id }])
})

test('repeated within thirty days, the first request is returned, and no mail is sent', async () => {
  const email = someone()
  const first = await ask(details({ email }))
  provider.clock.advance(30 * day - 1)
  const second = await ask(details({ email: email.toUpperCase(), first_name: 'Else' }))
  expect([second.status, second.body]).toEqual([201, first.body])
  expect(await mailsTo(provider, email)).toHaveLength(1)
  const elsewhere = await ask(details({ email, studio_id: offering[1] }))
  expect(elsewhere.body.id).not.toBe(first.body.id)
  provider.clock.advance(1)
  const later = await ask(details({ email }))
  expect(later.body.id).not.toBe(first.body.id)
  expect((await ask(details({ email }))).body).toEqual(later.body)
  expect(await mailsTo(provider, email)).toHaveLength(3)
  provider.clock.set(start)
})

test('concurrent requests record one request and send one mail', async () => {
  const email = someone()
  const responses = await Promise.all(Array.from({ length: 12 }, () => ask(details({ email }))))
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(201))
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
  expect(await mailsTo(provider, email)).toHaveLength(1)
})

test.each<[object, string, string]>([
  [{ first_name: ' ' }, 'first_name', 'can’t be blank'],
  [{ last_name: '' }, 'last_name', 'can’t be blank'],
  [{ first_name: 'a'.repeat(101) }, 'first_name', 'is too long (maximum is 100 characters)'],
  [{ email: '' }, 'email', 'can’t be blank'],
  [{ email: 'ada@' }, 'email', 'is invalid'],
  [{ email: 'a@b.example\nbcc: c@d.example' }, 'email', 'is invalid'],
  [{ phone: '' }, 'phone', 'can’t be blank'],
  [{ phone: '12' }, 'phone', 'is invalid'],
  [{ phone: '-------' }, 'phone', 'is invalid'],
  [{ phone: 'call me please' }, 'phone', 'is invalid'],
  [{ studio_id: 999_999 }, 'studio_id', 'is unknown'],
  [{ studio_id: 99_999_999_999 }, 'studio_id', 'is unknown'],
])('rejects %j', async (changes, field, message) => {
  const { status, body } = await ask(details(changes))
  const words = field.replace('_', ' ')
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)} ${message}`
  expect([status, body.errors]).toEqual([422, { full_messages: [sentence], [field]: [message] }])
})

test('all wrong fields are reported at once', async () => {
  const { body } = await ask(details({ first_name: '', email: 'x', phone: 'y' }))
  expect(Object.keys(body.errors).sort()).toEqual(['email', 'first_name', 'full_messages', 'phone'])
  expect((await ask({ studio_id: offering[0] })).status).toBe(400)
})

test('only studios that offer a free class can be asked', async () => {
  const { status, body } = await ask(details({ studio_id: declining }))
  expect([status, body.errors.studio_id]).toEqual([422, ['offers no free class']])
})

test('requests are limited per address, and mails per inbox', async () => {
  const strict = await startProvider({
    database: { url: provider.database.url },
    env: { RATE_LIMITS: 'on' },
  })
  const send = (body: object) =>
    strict.call('POST', '/api/v1/free_class_requests', { body: { free_class_request: body } })
  const email = someone()
  const statuses: number[] = []
  for (const studio of offering.slice(0, 6))
    statuses.push((await send(details({ email, studio_id: studio }))).status)
  expect(statuses).toEqual(Array(6).fill(201))
  expect(await mailsTo(strict, email)).toHaveLength(5)
  for (let count = 0; count < 4; count += 1) await send(details())
  const refused = await send(details())
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([
    429,
    expect.stringMatching(/^\d+$/),
  ])
  await strict.stop()
})
