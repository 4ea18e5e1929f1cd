import { afterEach, expect, it, vi } from 'vitest'
import { browserApi } from '@/lib/api/browser'
import { publicApiIn, sessionApi } from '@/lib/api/server-clients'
import { BROWSER_TIMEOUT_MS, PROVIDER_TIMEOUT_MS } from '@/lib/api/timeouts'
import { authApi } from '@/lib/auth/auth-api'
import * as environment from '@/lib/config/env'
import { testEnv } from '@/tests/support/next-request'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the browser learns from the server that the provider hangs, within 6 seconds', () => {
  expect(PROVIDER_TIMEOUT_MS).toBeLessThan(BROWSER_TIMEOUT_MS)
  expect(BROWSER_TIMEOUT_MS).toBeLessThan(6000)
})

const credentials = { accessToken: 'token', uid: 'ada@example.com', client: 'client' }

it.each([
  ['the provider', 'browser', () => browserApi, BROWSER_TIMEOUT_MS],
  ['signing in', 'browser', () => authApi, BROWSER_TIMEOUT_MS],
  ['the catalogue', 'server', () => publicApiIn('en'), PROVIDER_TIMEOUT_MS],
  ['somebody who is signed in', 'server', () => sessionApi(credentials), PROVIDER_TIMEOUT_MS],
])(
  'calls for %s from the %s have the same timeout, whose timer ends with them',
  async (_what, _from, api, timeoutMs) => {
    vi.spyOn(environment, 'env').mockReturnValue(testEnv())
    vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' })
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
    vi.useFakeTimers()
    const timer = vi.spyOn(globalThis, 'setTimeout')
    await api().get('/v1/things', { decode: () => null })
    expect(timer).toHaveBeenCalledExactlyOnceWith(expect.any(Function), timeoutMs)
    expect(vi.getTimerCount()).toBe(0)
  },
)
