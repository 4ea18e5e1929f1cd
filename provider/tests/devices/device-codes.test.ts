import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceCodes } from '../../src/db/schema/devices'
import { purge } from '../../src/jobs/purge'
import { seedDeviceCode } from '../../src/seed/seed-device-code'
import { holdAt } from '../support/hold-at'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMember } from '../support/users'
import { countOf, times } from '../support/visitors'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const minute = 60_000
const grants = '/api/v1/applicaster_auth_grants'

async function showCode(name = 'Living-room TV') {
  const body = { device_name: name }
  return (await provider.call('POST', '/api/v1/device_codes', { body })).body
}
const ask = (secret: string) =>
  provider.call('POST', '/api/v1/device_codes/token', { body: { device_secret: secret } })
const grant = (code: string, headers: Record<string, string>) =>
  provider.call('POST', grants, { body: { code }, headers })

test('a device waits, is named, granted, and signed in once', async () => {
  const { user, headers } = await createMember(provider)
  const shown = await showCode()
  expect(shown).toMatchObject({ poll_seconds: 3 })
  expect(shown.code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/)
  expect(shown.activation_url).toBe(
    `${provider.env.webUrl}/account/activation-code?code=${shown.code}`,
  )
  const waiting = await ask(shown.device_secret)
  expect([waiting.status, waiting.body]).toEqual([202, { status: 'pending' }])

  const named = await provider.call('GET', `${grants}/${shown.code}`, { headers })
  expect(named.body).toEqual({ device_name: 'Living-room TV', expires_at: shown.expires_at })
  const granted = await grant(shown.code, headers)
  expect([granted.status, granted.body]).toEqual([
    201,
    { success: true, device_name: 'Living-room TV' },
  ])

  const signedIn = await ask(shown.device_secret)
  expect([signedIn.status, signedIn.body.id]).toEqual([200, user.id])
  const own = ['access-token', 'client', 'uid'].map(
    (name) => [name, signedIn.headers.get(name)!] as const,
  )
  const sessions = await provider.call('GET', '/api/v1/users/sessions', {
    headers: Object.fromEntries(own),
  })
  expect(sessions.body.data.find((one: { current: boolean }) => one.current)).toMatchObject({
    device: { name: 'Living-room TV' },
  })
  expect((await ask(shown.device_secret)).status).toBe(404)
})

describe('a grant that the device has not fetched', () => {
  const password = 'plum kettle 43'
  const ways: [string, (headers: Record<string, string>) => Promise<{ status: number }>][] = [
    [
      'signs out everywhere else',
      (headers) => provider.call('DELETE', '/api/v1/users/sessions', { headers }),
    ],
    [
      'changes the password',
      (headers) =>
        provider.call('PUT', '/api/v1/users/password', {
          headers,
          body: { password, password_confirmation: password },
        }),
    ],
  ]

  test.each(ways)('ends when the member %s', async (_, end) => {
    const { headers } = await createMember(provider)
    const { code, device_secret: secret } = await showCode()
    await grant(code, headers)
    expect((await end(headers)).status).toBeLessThan(300)
    expect((await ask(secret)).status).toBe(404)
    // Whoever still wants the device lets it in again.
    const again = await showCode()
    await grant(again.code, headers)
    expect((await ask(again.device_secret)).status).toBe(200)
  })

  test('opens no session that outlives signing out everywhere at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { headers } = await createMember(provider)
      const { code, device_secret: secret } = await showCode()
      await grant(code, headers)
      const [asked, ended] = await Promise.all([ask(secret), ways[0]![1](headers)])
      expect([200, 404]).toContain(asked.status)
      expect(ended.status).toBe(204)
      const sessions = await provider.call('GET', '/api/v1/users/sessions', { headers })
      expect(sessions.body.data).toHaveLength(1)
      expect((await ask(secret)).status).toBe(404)
    }
  })

  test('is refused to a session that has ended meanwhile', async () => {
    const { user, headers } = await createMember(provider)
    const { code } = await showCode()
    const held = await holdAt(provider, 'delete from sessions where user_id = $1', [user.id])
    const asked = grant(code, headers)
    await held.stopped()
    await held.commit()
    expect((await asked).status).toBe(401)
  })
})

test('a session of a device may not change the password without it', async () => {
  const { headers } = await createMember(provider)
  const { code, device_secret: secret } = await showCode()
  await grant(code, headers)
  const signedIn = await ask(secret)
  const device = Object.fromEntries(
    ['access-token', 'client', 'uid'].map((name) => [name, signedIn.headers.get(name)!]),
  )
  const body = { password: 'plum kettle 43', password_confirmation: 'plum kettle 43' }
  const { status } = await provider.call('PUT', '/api/v1/users/password', { headers: device, body })
  expect(status).toBe(403)
})

describe('a code', () => {
  test.each([
    ['small letters', (code: string) => code.toLowerCase()],
    ['a dash', (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`],
    ['spaces and a long dash', (code: string) => ` ${code.slice(0, 4)} – ${code.slice(4)} `],
  ])('is read with %s', async (_, spell) => {
    const { headers } = await createMember(provider)
    const { code } = await showCode()
    const path = `${grants}/${encodeURIComponent(spell(code))}`
    expect((await provider.call('GET', path, { headers })).status).toBe(200)
    expect((await grant(spell(code), headers)).status).toBe(201)
  })

  test.each(['', 'ABCDE', 'ABCDEFGHI', 'ABC_DEF', 'ÄBCDEFG', 'BCDFGHJK'])(
    'that nobody shows is refused: %j',
    async (code) => {
      const { headers } = await createMember(provider)
      const { status, body } = await grant(code, headers)
      expect([status, body.code]).toEqual([422, 'code_invalid'])
    },
  )

  test('grants once, also of ten grants at once', async () => {
    const members = await Promise.all(times(10, () => createMember(provider)))
    const { code, device_secret: secret } = await showCode()
    const answers = await Promise.all(members.map(({ headers }) => grant(code, headers)))
    const all = answers.map(({ status }) => status)
    expect([countOf(201, all), countOf(422, all)]).toEqual([1, 9])
    const winner = members[all.indexOf(201)]!
    expect((await ask(secret)).body.id).toBe(winner.user.id)
  })

  test('opens one session, also when the device asks ten times at once', async () => {
    const { headers } = await createMember(provider)
    const { code, device_secret: secret } = await showCode()
    await grant(code, headers)
    const answers = await Promise.all(times(10, () => ask(secret)))
    const all = answers.map(({ status }) => status)
    expect([countOf(200, all), countOf(404, all)]).toEqual([1, 9])
  })

  test('expires after 15 minutes, and the device and the member are told', async () => {
    const { headers } = await createMember(provider)
    const { code, device_secret: secret } = await showCode()
    provider.clock.advance(15 * minute)
    expect((await ask(secret)).status).toBe(410)
    expect((await provider.call('GET', `${grants}/${code}`, { headers })).body.code).toBe(
      'code_expired',
    )
    expect((await grant(code, headers)).body.code).toBe('code_expired')
    provider.clock.advance(60 * minute)
    await purge(provider.deps)
    expect((await ask(secret)).status).toBe(404)
  })

  test('granted at its last moment leaves the device ten minutes', async () => {
    const { headers } = await createMember(provider)
    const { code, device_secret: secret } = await showCode()
    provider.clock.advance(15 * minute - 1)
    await grant(code, headers)
    provider.clock.advance(9 * minute)
    expect((await ask(secret)).status).toBe(200)
  })
})

test('the secret is stored as a hash, and neither it nor the code is logged', async () => {
  const { code, device_secret: secret } = await showCode()
  const [row] = await provider.db.select().from(deviceCodes).where(eq(deviceCodes.code, code))
  expect(row?.secretHash).not.toContain(secret)
  expect(JSON.stringify(provider.lines)).not.toContain(secret)
})

test('the demo’s code can be granted, and again after the next start', async () => {
  const { headers } = await createMember(provider)
  await seedDeviceCode(provider.db, provider.clock.now())
  expect((await grant('tvcode-1', headers)).status).toBe(201)
  expect((await grant('TVCODE1', headers)).body.code).toBe('code_used')
  await seedDeviceCode(provider.db, provider.clock.now())
  expect((await grant('TVCODE1', headers)).status).toBe(201)
})
