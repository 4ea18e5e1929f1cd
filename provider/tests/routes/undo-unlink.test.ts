import { afterAll, beforeAll, expect, test } from 'vitest'
import { purge } from '../../src/jobs/purge'
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
const list = (headers: Headers) => provider.call('GET', path, { headers })
const link = (headers: Headers, id: number, verification_token: string) =>
  provider.call('POST', path, { headers, body: { user_ids: [id], verification_token } })
const unlink = (headers: Headers, id: number) =>
  provider.call('DELETE', `${path}/${id}`, { headers })
const undo = (headers: Headers, id: number) => provider.call('PUT', `${path}/${id}`, { headers })

const limitMs = 10 * 60_000

/** A member who linked a record with a code some days ago and has just unlinked it. */
async function unlinkedRecord() {
  const member = await createMember(provider)
  const record = await createRecord(provider, { includesStreaming: true })
  const token = await prove(provider, record.email)
  await link(member.headers, record.id, token)
  const { body: before } = await list(member.headers)
  provider.clock.advance(60_000)
  expect((await unlink(member.headers, record.id)).status).toBe(204)
  return { ...member, record, token, before }
}

test('undoing links the record as it was, without a code, until ten minutes have passed', async () => {
  const { headers, record, before } = await unlinkedRecord()
  provider.clock.advance(limitMs - 1)
  const { status, body } = await undo(headers, record.id)
  expect([status, body]).toEqual([200, before])
  expect((await list(headers)).body).toEqual(before)
})

test('undoing has no effect a second time, nor on a record that is linked', async () => {
  const { headers, record, before } = await unlinkedRecord()
  const answers = await Promise.all(times(5, () => undo(headers, record.id)))
  provider.clock.advance(limitMs)
  answers.push(await undo(headers, record.id))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, before])
})

test('undoing is possible again after the record was linked and unlinked again', async () => {
  const { user, headers, record } = await unlinkedRecord()
  await undo(headers, record.id)
  provider.clock.advance(limitMs)
  expect((await unlink(headers, record.id)).status).toBe(204)
  expect((await undo(headers, record.id)).status).toBe(200)
  expect(await ownerOf(provider, record.id)).toBe(user.id)
})

test('of two tabs that unlink at once, both can undo', async () => {
  const { headers, record, before } = await unlinkedRecord()
  await undo(headers, record.id)
  const unlinked = await Promise.all(times(2, () => unlink(headers, record.id)))
  expect(unlinked.map(({ status }) => status).sort()).toEqual([204, 404])
  const undone = await Promise.all(times(2, () => undo(headers, record.id)))
  for (const { status, body } of undone) expect([status, body]).toEqual([200, before])
})

test('undoing is refused after ten minutes, and then forgotten', async () => {
  const { headers, record } = await unlinkedRecord()
  provider.clock.advance(limitMs)
  const { status, body } = await undo(headers, record.id)
  expect([status, body]).toEqual([
    410,
    { error: 'It’s too late to undo this. Link the studio again with a code.' },
  ])
  expect(await ownerOf(provider, record.id)).toBeNull()
  provider.clock.advance(60 * 60_000)
  await purge(provider.deps)
  expect((await undo(headers, record.id)).status).toBe(404)
})

test('undoing is refused once another account has linked the record', async () => {
  const { headers, record, token } = await unlinkedRecord()
  const other = await createMember(provider)
  await link(other.headers, record.id, token)
  const { status, body } = await undo(headers, record.id)
  expect([status, body]).toEqual([
    409,
    { error: 'This studio account is now linked to another X+ account.' },
  ])
  expect(await ownerOf(provider, record.id)).toBe(other.user.id)
  await unlink(other.headers, record.id)
  expect((await undo(headers, record.id)).status).toBe(200)
})

test('undoing and linking by another account at once leave the record with one of them', async () => {
  const { user, headers, record, token } = await unlinkedRecord()
  const other = await createMember(provider)
  const [undone, linked] = await Promise.all([
    undo(headers, record.id),
    link(other.headers, record.id, token),
  ])
  expect([
    [200, 422, user.id],
    [409, 201, other.user.id],
  ]).toContainEqual([undone.status, linked.status, await ownerOf(provider, record.id)])
})

test('undoing is for the account that unlinked it', async () => {
  const { headers, record } = await unlinkedRecord()
  const other = await createMember(provider)
  const free = await createRecord(provider)
  for (const [by, id] of [
    [other.headers, record.id],
    [headers, free.id],
    [headers, 200_000_000],
  ] as const)
    expect((await undo(by, id)).status).toBe(404)
  expect((await undo({}, record.id)).status).toBe(401)
  expect(await ownerOf(provider, record.id)).toBeNull()
  expect(await ownerOf(provider, free.id)).toBeNull()
})
