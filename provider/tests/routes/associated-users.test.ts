import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../src/db/schema/identity'
import { signUpBody } from '../support/sign-up'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createRecord, ownerOf, prove } from '../support/studio-records'
import { createMember } from '../support/users'
import { times } from '../support/visitors'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const path = '/api/v1/associated_users'
type Headers = Record<string, string>
const list = (token?: string, headers?: Headers) =>
  provider.call('GET', token === undefined ? path : `${path}?verification_token=${token}`, {
    headers,
  })
const link = (headers: Headers, user_ids: number[], verification_token: string) =>
  provider.call('POST', path, { headers, body: { user_ids, verification_token, format: 'json' } })
const unlink = (headers: Headers, id: number) =>
  provider.call('DELETE', `${path}/${id}`, { headers })
const idsOf = ({ body }: { body: { data: { id: number }[] } }) => body.data.map(({ id }) => id)

describe('what a proof shows', () => {
  test('studio, brand and email of the records under its address', async () => {
    const record = await createRecord(provider)
    await createRecord(provider)
    const { status, body } = await list(await prove(provider, record.email))
    expect([status, body.data]).toEqual([
      200,
      [
        {
          id: record.id,
          email: record.email,
          first_name: 'Mira',
          last_name: 'Larsen',
          studio: { id: record.studioId, name: expect.any(String), city: expect.any(String) },
          brand: {
            id: expect.any(Number),
            external_id: expect.any(String),
            name: expect.any(String),
          },
          includes_streaming: false,
          linked_at: null,
        },
      ],
    ])
  })

  test('one token may prove several addresses, and another token none of them', async () => {
    const [one, two] = [await createRecord(provider), await createRecord(provider)]
    const token = await prove(provider, one.email)
    expect(await prove(provider, two.email, token)).toBe(token)
    expect(idsOf(await list(token)).sort()).toEqual([one.id, two.id].sort())
    const other = await prove(provider, `${randomUUID()}@example.com`)
    expect(idsOf(await list(other))).toEqual([])
  })

  test('records that are linked are left out', async () => {
    const { user } = await createMember(provider)
    const record = await createRecord(provider, { userId: user.id })
    expect(idsOf(await list(await prove(provider, record.email)))).toEqual([])
  })

  test('an unknown or old token is refused, and an unknown one is not extended', async () => {
    const record = await createRecord(provider)
    const token = await prove(provider, record.email)
    provider.clock.advance(2 * 3_600_000)
    for (const one of [token, 'x', '']) expect([(await list(one)).status, one]).toEqual([401, one])
    expect((await list()).status).toBe(401)
    expect(await prove(provider, record.email, 'chosen by the caller')).not.toContain('chosen')
  })
})

describe('linking', () => {
  test('with a proof, and again without effect; then it is listed, and can be unlinked', async () => {
    const { user, headers } = await createMember(provider)
    const record = await createRecord(provider)
    const token = await prove(provider, record.email)
    const [first, again] = [
      await link(headers, [record.id, record.id], token),
      await link(headers, [record.id], token),
    ]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(first.body.data[0].linked_at).toBe(provider.clock.now().toISOString())
    expect(idsOf(await list(undefined, headers))).toEqual([record.id])
    expect(await ownerOf(provider, record.id)).toBe(user.id)
    expect((await unlink(headers, record.id)).status).toBe(204)
    expect((await unlink(headers, record.id)).status).toBe(404)
    expect(idsOf(await list(undefined, headers))).toEqual([])
  })

  test('without the proof of every record links none', async () => {
    const { headers } = await createMember(provider)
    const [own, foreign] = [await createRecord(provider), await createRecord(provider)]
    const token = await prove(provider, own.email)
    for (const ids of [[own.id, foreign.id], [foreign.id], [2_000_000_000]]) {
      const { status, body } = await link(headers, ids, token)
      expect([status, body.errors.user_ids]).toEqual([
        422,
        ['can’t be linked. Confirm your email again'],
      ])
    }
    expect((await link(headers, [own.id], 'x')).status).toBe(422)
    expect([await ownerOf(provider, own.id), await ownerOf(provider, foreign.id)]).toEqual([
      null,
      null,
    ])
  })

  test('of ten accounts that link a record at once one gets it', async () => {
    const record = await createRecord(provider)
    const token = await prove(provider, record.email)
    const members = await Promise.all(times(10, () => createMember(provider)))
    const answers = await Promise.all(
      members.map(({ headers }) => link(headers, [record.id], token)),
    )
    const winners = members.filter((_, index) => answers[index]?.status === 201)
    expect(winners.map(({ user }) => user.id)).toEqual([await ownerOf(provider, record.id)])
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
  })

  test('a record of somebody else cannot be unlinked', async () => {
    const [owner, other] = [await createMember(provider), await createMember(provider)]
    const record = await createRecord(provider, { userId: owner.user.id })
    expect((await unlink(other.headers, record.id)).status).toBe(404)
    expect(await ownerOf(provider, record.id)).toBe(owner.user.id)
  })
})

describe('signing up', () => {
  const signUp = (user: object) =>
    provider.call('POST', '/api/v1/users', { body: signUpBody({ ...user }) })

  test('links the records that it brings the proof for', async () => {
    const [one, two] = [await createRecord(provider), await createRecord(provider)]
    const token = await prove(provider, two.email, await prove(provider, one.email))
    const { status, body } = await signUp({
      associated_user_ids: [one.id, two.id],
      verification_token: token,
      registration_type: 'studio',
    })
    expect([status, body.registration_type]).toEqual([201, 'studio'])
    expect([await ownerOf(provider, one.id), await ownerOf(provider, two.id)]).toEqual([
      body.id,
      body.id,
    ])
  })

  test.each([undefined, 'x'])('makes no account with the token %o', async (verification_token) => {
    const record = await createRecord(provider)
    const email = `${randomUUID()}@example.com`
    const { status, body } = await signUp({
      email,
      associated_user_ids: [record.id],
      verification_token,
    })
    expect([status, body.errors.full_messages]).toEqual([
      422,
      ['Studio accounts can’t be linked. Confirm your email again'],
    ])
    expect(await provider.db.$count(users, eq(users.email, email))).toBe(0)
    expect(await ownerOf(provider, record.id)).toBeNull()
  })

  test('and linking at once leave the record with one account', async () => {
    const record = await createRecord(provider)
    const token = await prove(provider, record.email)
    const member = await createMember(provider)
    const [signed, linked] = await Promise.all([
      signUp({ associated_user_ids: [record.id], verification_token: token }),
      link(member.headers, [record.id], token),
    ])
    expect([signed.status, linked.status].sort()).toEqual([201, 422])
    const owner = signed.status === 201 ? signed.body.id : member.user.id
    expect(await ownerOf(provider, record.id)).toBe(owner)
  })
})
