import { createServer } from 'node:http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addPeer } from '@/lib/server/start-server'
import { visitorAddress, visitorHeaders } from '@/lib/server/request-headers'
import * as environment from '@/lib/config/env'
import { testEnv } from '@/tests/support/next-request'

const forwarded = (value: string) => new Headers(value ? { 'x-forwarded-for': value } : {})
const trust = (proxies: number) =>
  vi.spyOn(environment, 'env').mockReturnValue(testEnv({ TRUSTED_PROXIES: String(proxies) }))

beforeEach(() => void vi.restoreAllMocks())

describe('the visitor’s address', () => {
  it.each([
    [0, '9.9.9.9', '9.9.9.9'],
    [0, '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    [1, '9.9.9.9, 10.0.0.1', '9.9.9.9'],
    [1, '6.6.6.6, 9.9.9.9, 10.0.0.1', '9.9.9.9'],
    [2, '6.6.6.6, 9.9.9.9, 10.0.0.2, 10.0.0.1', '9.9.9.9'],
    [2, '10.0.0.1', '10.0.0.1'],
    [0, '2001:db8::1', '2001:db8::1'],
  ])('behind %d proxies in "%s" is %s', (proxies, header, expected) => {
    trust(proxies)
    expect(visitorAddress(forwarded(header))).toBe(expected)
  })

  it.each(['', 'unknown', '<script>'])('is not sent when it is "%s"', (header) => {
    trust(0)
    const get = (name: string) => (name === 'x-forwarded-for' ? header : null)
    expect(visitorHeaders({ get } as never as Headers)).toEqual({})
  })
})

it('the visitor’s browser is passed on, for the list of their devices', () => {
  const headers = new Headers({ 'user-agent': 'Firefox/140.0' })
  expect(visitorHeaders(headers)).toMatchObject({ 'user-agent': 'Firefox/140.0' })
})

it('this server appends its own peer, so that visitors cannot choose their address', async () => {
  const seen: unknown[] = []
  const server = createServer((request, response) => {
    addPeer(request)
    seen.push(request.headers['x-forwarded-for'])
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await fetch(`http://127.0.0.1:${port}`)
  await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-forwarded-for': '6.6.6.6' } })
  server.closeAllConnections()
  server.close()
  expect(seen).toEqual(['127.0.0.1', '6.6.6.6, 127.0.0.1'])
})
