import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLineWriter, createLog } from '../src/log'
import { startProvider, type TestProvider } from './support/start-provider'
import { createMember, createUser } from './support/users'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

test('one line per event, whatever the values; control characters are escaped', () => {
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  const nasty = 'a\nb\r\u0000\u001b[31m\u007f\u0085\u2028\u2029"\\'
  log.info(nasty, { [nasty]: nasty })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*\n$/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: nasty, [nasty]: nasty })
})

test('on a full disk lines are lost, and counted when there is space again', () => {
  let room = 100
  let file = ''
  const write = createLineWriter((bytes) => {
    if (room === 0) throw new Error('ENOSPC')
    const written = Math.min(bytes.length, room)
    room -= written
    file += Buffer.from(bytes.subarray(0, written)).toString()
    return written
  })
  const log = createLog(write)
  log.info('first')
  for (let n = 0; n < 4; n += 1) log.info('in vain')
  expect(file).toHaveLength(100)
  room = Infinity
  log.info('second')
  const [first, ...rest] = file.split('\n')
  expect(JSON.parse(first!)).toMatchObject({ event: 'first' })
  expect(rest.slice(1, -1).map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'log lines lost', lines: 4 },
    { event: 'second' },
  ])
})

test('each request is one line with account, path and duration, and without secrets', async () => {
  const { user, headers } = await createMember(provider)
  const { email } = await createUser(provider)
  await provider.call('GET', '/api/v1/user?canary=in-the-query', { headers })
  const password = 'canary-in-the-password'
  await provider.call('POST', '/api/v1/users/sign_in', { body: { email, password } })
  await provider.call('GET', '/canary%0A{"event":"forged"}')
  const requests = provider.lines.filter(({ event }) => event === 'request')
  expect(requests).toHaveLength(3)
  expect(requests[0]).toEqual({
    time: expect.any(String),
    level: 'info',
    event: 'request',
    request_id: expect.any(String),
    method: 'GET',
    path: '/api/v1/user',
    status: 200,
    ms: expect.any(Number),
    user: user.id,
  })
  const text = JSON.stringify(provider.lines)
  for (const secret of [headers['access-token'], headers.client, email, password, 'in-the-query'])
    expect(text).not.toContain(secret)
  expect(provider.lines.some(({ event }) => event === 'forged')).toBe(false)
})
