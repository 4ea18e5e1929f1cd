import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verificationCodes, verifiedEmails } from '../../src/db/schema/email-proofs'
import { purge } from '../../src/jobs/purge'
import { mailsTo } from '../support/mails'
import { startProvider, type TestProvider } from '../support/start-provider'
import { codeTo, createReferrer, otherThan, prove, verify } from '../support/studio-records'
import { createUser } from '../support/users'
import { times } from '../support/visitors'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const second = 1_000
const minute = 60 * second
const newEmail = () => `${randomUUID()}@example.com`

describe('asking for a code', () => {
  test('mails six digits, as text and as HTML, and nothing about the person', async () => {
    const { email } = await createUser(provider, { firstName: 'Canary', lastName: 'Kestrel' })
    const { status, body } = await verify(provider, { email: ` ${email.toUpperCase()}` })
    expect([status, body]).toEqual([200, { success: true }])
    const [mail] = await mailsTo(provider, email)
    const code = await codeTo(provider, email)
    expect(mail?.html).toContain(`>${code}</p>`)
    expect(mail?.subject).not.toContain(code)
    const all = JSON.stringify([mail?.subject, mail?.text, mail?.html])
    expect(all.match(/\d{6}/g)?.every((digits) => digits === code)).toBe(true)
    expect(all).not.toMatch(/Canary|Kestrel/)
  })

  test('answers the same for every address', async () => {
    const { email } = await createUser(provider)
    const answers = await Promise.all(
      [email, newEmail()].map((to) => verify(provider, { email: to })),
    )
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      times(2, () => [200, { success: true }]),
    )
  })

  test('fifty times at once mails one code, and again only after 30 seconds', async () => {
    const email = newEmail()
    const answers = await Promise.all(times(50, () => verify(provider, { email })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const first = await codeTo(provider, email)
    provider.clock.advance(29 * second)
    await verify(provider, { email })
    expect(await mailsTo(provider, email)).toHaveLength(1)
    provider.clock.advance(second)
    await verify(provider, { email })
    expect(await mailsTo(provider, email)).toHaveLength(2)
    const old = await verify(provider, { email, code: first })
    const isSame = first === (await codeTo(provider, email))
    expect(old.status).toBe(isSame ? 200 : 422)
  })

  test.each(['es', 'fr-CA'])('the mail is in the language of the request: %s', async (language) => {
    const email = newEmail()
    await verify(provider, { email }, { 'accept-language': language })
    const [mail] = await mailsTo(provider, email)
    expect(mail?.html).toContain(`<html lang="${language}">`)
    expect(mail?.subject).toMatch(language === 'es' ? /código/ : /code de confirmation/)
  })

  test('says so when the mail could not be sent, and another can be asked for at once', async () => {
    let fails = true
    const broken = await startProvider({
      deps: ({ mail }) => ({
        mail: { send: async (one) => (fails ? Promise.reject(new Error('down')) : mail.send(one)) },
      }),
    })
    const email = newEmail()
    expect((await verify(broken, { email })).body).toEqual({ success: false })
    fails = false
    expect((await verify(broken, { email })).body).toEqual({ success: true })
    expect(await mailsTo(broken, email)).toHaveLength(1)
    await broken.stop()
  })

  test.each(['invalid@', ''])('%o is rejected', async (email) => {
    const { status, body } = await verify(provider, { email })
    expect([status, body]).toEqual([422, { errors: ['Email is invalid'] }])
  })
})

describe('checking a code', () => {
  test('the right one gets a token, once', async () => {
    const email = newEmail()
    await verify(provider, { email })
    const code = await codeTo(provider, email)
    const { status, body } = await verify(provider, { email, code: ` ${code} ` })
    expect([status, body]).toEqual([200, { success: true, verification_token: expect.any(String) }])
    expect((await verify(provider, { email, code })).body.code).toBe('code_expired')
  })

  test('of parallel right ones one gets a token', async () => {
    const email = newEmail()
    await verify(provider, { email })
    const code = await codeTo(provider, email)
    const answers = await Promise.all(times(5, () => verify(provider, { email, code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('the fifth wrong one uses it up, until a new one is sent', async () => {
    const email = newEmail()
    await verify(provider, { email })
    const code = await codeTo(provider, email)
    const answers = []
    for (const step of [1, 2, 3, 4, 5])
      answers.push(await verify(provider, { email, code: otherThan(code, step) }))
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      ...times(4, () => [422, 'code_wrong']),
      [422, 'code_used_up'],
    ])
    const late = await verify(provider, { email, code })
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '30'])
    provider.clock.advance(30 * second)
    await verify(provider, { email })
    const fresh = await verify(provider, { email, code: await codeTo(provider, email) })
    expect(fresh.status).toBe(200)
  })

  test('of 60 parallel guesses at most five are compared', async () => {
    const email = newEmail()
    await verify(provider, { email })
    const code = await codeTo(provider, email)
    const guesses = times(59, (step) => otherThan(code, step + 1))
    const answers = await Promise.all(
      guesses.map((guess) => verify(provider, { email, code: guess })),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(54)
    expect((await verify(provider, { email, code })).status).toBe(429)
  })

  test('it expires after ten minutes', async () => {
    const email = newEmail()
    await verify(provider, { email })
    const code = await codeTo(provider, email)
    provider.clock.advance(10 * minute)
    const { status, body } = await verify(provider, { email, code })
    expect([status, body.errors]).toEqual([422, ['This code has expired. Request a new one.']])
  })

  test.each(['123456', '000000'])('there is no fixed code such as %s', async (code) => {
    expect((await verify(provider, { email: 'member@example.com', code })).status).toBe(422)
  })

  test('a code belongs to its address', async () => {
    const [one, other] = [newEmail(), newEmail()]
    await Promise.all([verify(provider, { email: one }), verify(provider, { email: other })])
    const code = await codeTo(provider, one)
    const isSame = code === (await codeTo(provider, other))
    const { status } = await verify(provider, { email: other, code })
    expect(status).toBe(isSame ? 200 : 422)
  })
})

describe('a record that a referrer leads to', () => {
  test('the code goes to the address of the record, which is never told', async () => {
    const { record } = await createReferrer(provider)
    const email = newEmail()
    const asked = await verify(provider, { email, user_id: record.id })
    expect(asked.body).toEqual({ success: true })
    expect(await mailsTo(provider, email)).toHaveLength(0)
    const code = await codeTo(provider, record.email)
    const { status, body } = await verify(provider, { email, user_id: record.id, code })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain(record.email)
  })

  test('no other record can be reached so', async () => {
    const { record } = await createReferrer(provider)
    const email = newEmail()
    await verify(provider, { email, user_id: record.id + 1 })
    expect(await mailsTo(provider, email)).toHaveLength(1)
  })
})

test('codes and tokens are stored as hashes, in no log, and deleted when they are over', async () => {
  const email = newEmail()
  const token = await prove(provider, email)
  provider.clock.advance(minute)
  await verify(provider, { email })
  const code = await codeTo(provider, email)
  const [codes, proofs] = await Promise.all([
    provider.db.select().from(verificationCodes),
    provider.db.select().from(verifiedEmails),
  ])
  const stored = JSON.stringify([codes.map(({ codeHash }) => codeHash), proofs])
  expect(stored).not.toContain(token)
  expect(codes.some(({ codeHash }) => codeHash.includes(code))).toBe(false)
  const log = JSON.stringify(provider.lines)
  expect(log).not.toContain(token)
  expect(log).not.toContain(email)
  // As a word of its own, because ids have digits too.
  expect(log).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w-])`))
  provider.clock.advance(121 * minute)
  await purge(provider.deps)
  expect(await provider.db.$count(verificationCodes)).toBe(0)
  expect(await provider.db.$count(verifiedEmails)).toBe(0)
})
