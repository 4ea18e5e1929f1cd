import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { credentialsIn, linkIn, mailsTo } from '../support/mails'
import { signUpBody } from '../support/sign-up'
import { startLimitedProvider } from '../support/limited-provider'
import { createUser, testPassword } from '../support/users'
import { countOf, from, newAddress, statuses, times } from '../support/visitors'

const minute = 60_000

const provider = await startLimitedProvider()
// The limiter's clock: only Date is faked, so that network timers go on.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

type Headers = Record<string, string>

const signIn = (email: string, password: string, headers: Headers) =>
  provider.call('POST', '/api/v1/users/sign_in', { body: { email, password }, headers })
const guess = (email: string, address: string) => () => signIn(email, 'wrong', from(address))
const lookUp = (email: string, address: string) => () =>
  provider.call('POST', '/api/v1/verified_user_lookups', {
    body: { email },
    headers: from(address),
  })
const askReset = (email: string, address: string) => () =>
  provider.call('POST', '/api/v1/users/password', {
    body: { email, redirect_url: '/forgot-password' },
    headers: from(address),
  })

async function newPassword(link: URL, password: string, address: string) {
  return provider.call('PUT', '/api/v1/users/password', {
    headers: { ...from(address), ...credentialsIn(link) },
    body: { password, password_confirmation: password },
  })
}

/**
 * Signs in until it succeeds, waiting as long as the response says; returns the number of attempts.
 */
async function triesToSignIn(email: string, address: string, most: number) {
  for (let tries = 1; tries <= most; tries += 1) {
    const { status, headers } = await signIn(email, testPassword, from(address))
    if (status === 200) return tries
    expect(status).toBe(429)
    vi.advanceTimersByTime(Number(headers.get('retry-after')) * 1_000)
  }
  return Infinity
}

describe('an owner at a new address, after failed attempts of strangers', () => {
  test('can sign in after twenty wrong passwords of strangers', async () => {
    const { email } = await createUser(provider)
    const strangers = times(5, newAddress)
    const guesses = times(20, (n) => guess(email, strangers[n % 5]!))
    expect(countOf(401, await statuses(guesses))).toBe(20)
    expect((await signIn(email, testPassword, from(newAddress()))).status).toBe(200)
  })

  test('can be looked up after more than ten look-ups by strangers', async () => {
    const { email } = await createUser(provider)
    await statuses(times(14, () => lookUp(email, newAddress())))
    expect((await lookUp(email, newAddress())()).status).toBe(200)
  })

  test('gets a working reset link although strangers have requested links too', async () => {
    const { email } = await createUser(provider)
    const stranger = newAddress()
    expect(await statuses(times(4, () => askReset(email, stranger)))).toEqual([200, 200, 200, 429])
    await statuses(times(10, () => askReset(email, newAddress())))
    const owner = newAddress()
    expect((await askReset(email, owner)()).status).toBe(200)
    const mails = await mailsTo(provider, email)
    expect(mails).toHaveLength(3)
    expect((await newPassword(linkIn(mails[0]), 'plum kettle 42', owner)).status).toBe(200)
    expect((await signIn(email, 'plum kettle 42', from(owner))).status).toBe(200)
  })
})

describe('hundreds of guesses at one account', () => {
  const guessAll = async (email: string, addresses: string[], pause = 900) => {
    const found: number[] = []
    for (const address of addresses) {
      vi.advanceTimersByTime(pause)
      found.push((await guess(email, address)()).status)
    }
    return found
  }

  test('from eight networks in a quarter of an hour: at most 60 passwords are checked, and the owner can sign in', async () => {
    const { email } = await createUser(provider)
    const addresses = times(200, (n) => `203.0.${n % 8}.${n >> 3}`)
    // So slowly that the pace alone would allow more.
    const first = await guessAll(email, addresses.slice(0, 130), 4_000)
    expect(await triesToSignIn(email, newAddress(), 2)).toBeLessThanOrEqual(2)
    const rest = await guessAll(email, addresses.slice(130), 4_000)
    expect(countOf(401, [...first, ...rest])).toBeLessThanOrEqual(60)
  })

  test('each from its own network, in three minutes: four passwords a minute are checked, and owners can sign in from a known address', async () => {
    const { email } = await createUser(provider)
    const home = newAddress()
    expect((await signIn(email, testPassword, from(home))).status).toBe(200)
    const all = await guessAll(email, times(200, newAddress))
    expect(countOf(401, all)).toBeLessThanOrEqual(20 + 4 * 4)
    expect((await signIn(email, testPassword, from(home))).status).toBe(200)
    // After the attack they can sign in from any address.
    expect(await triesToSignIn(email, newAddress(), 2)).toBeLessThanOrEqual(2)
  })

  test('end to have an effect after 15 minutes', async () => {
    const { email } = await createUser(provider)
    await guessAll(email, times(40, newAddress))
    vi.advanceTimersByTime(15 * minute)
    const guesses = times(20, () => guess(email, newAddress()))
    expect(countOf(401, await statuses(guesses))).toBe(20)
  })
})

describe('an address that an account knows', () => {
  test('has attempts of its own for that account, which others on the same address cannot use up', async () => {
    const { email } = await createUser(provider)
    const office = newAddress()
    expect((await signIn(email, testPassword, from(office))).status).toBe(200)
    await statuses(times(12, (n) => guess(`neighbor-${n}@example.com`, office)))
    expect((await guess('neighbor@example.com', office)()).status).toBe(429)
    expect((await signIn(email, testPassword, from(office))).status).toBe(200)
    expect(countOf(401, await statuses(times(15, () => guess(email, office))))).toBe(10)
  })

  test('is stored at sign-up and at a password change, which forgets all others', async () => {
    const [first, second] = [newAddress(), newAddress()]
    const body = signUpBody()
    const { email } = body.user
    await provider.call('POST', '/api/v1/users', { body, headers: from(first) })
    await statuses(times(20, () => guess(email, newAddress())))
    const tries = (address: string) => statuses(times(4, () => guess(email, address)))
    expect(countOf(401, await tries(first))).toBe(4)

    await askReset(email, second)()
    const [mail] = await mailsTo(provider, email)
    expect((await newPassword(linkIn(mail), 'plum kettle 43', second)).status).toBe(200)
    expect(countOf(401, await tries(second))).toBe(4)
    expect(countOf(401, await tries(first))).toBe(2)
  })
})

test('an email without an account gets the same responses', async () => {
  const known = (await createUser(provider)).email
  const outcomes = []
  for (const email of [known, 'nobody@example.com']) {
    const [one, two] = [newAddress(), newAddress()]
    const calls = [
      ...times(24, (n) => guess(email, n < 12 ? one : newAddress())),
      ...times(4, () => guess(email, two)),
      ...times(4, () => askReset(email, two)),
      ...times(12, () => lookUp(email, two)),
    ]
    const responses = []
    for (const call of calls) {
      const { status, body, headers } = await call()
      const found = { ...body, email: null, count: null, users: null }
      responses.push([status, found, headers.get('retry-after')])
    }
    outcomes.push(responses)
  }
  expect(outcomes[0]).toEqual(outcomes[1])
})

test('the 429 says when to try again, in each language', async () => {
  const email = 'nobody@example.com'
  const address = newAddress()
  await statuses(times(10, () => guess(email, address)))
  await statuses(times(10, () => lookUp(email, address)))
  const sentences = {
    en: [
      'Too many attempts. Try again in 15 minutes.',
      'Too many attempts. Try again in 1 minute.',
    ],
    es: [
      'Demasiados intentos. Inténtalo de nuevo en 15 minutos.',
      'Demasiados intentos. Inténtalo de nuevo en 1 minuto.',
    ],
    'fr-CA': [
      'Trop de tentatives. Réessayez dans 15 minutes.',
      'Trop de tentatives. Réessayez dans 1 minute.',
    ],
  }
  for (const [language, [quarter, soon]] of Object.entries(sentences)) {
    const headers = { ...from(address), 'accept-language': language }
    const refused = await signIn(email, 'wrong', headers)
    expect([refused.status, refused.body.error]).toEqual([429, quarter])
    expect(refused.headers.get('retry-after')).toBe('900')
    const call = { body: { email }, headers }
    const looked = await provider.call('POST', '/api/v1/verified_user_lookups', call)
    expect([looked.status, looked.body.error]).toEqual([429, soon])
  }
})
