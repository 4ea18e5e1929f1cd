import { beforeEach, describe, expect, it, vi } from 'vitest'

const now = Date.parse('2026-11-20T12:00:00.000Z')

/** Loads the clock anew, as on a new page. */
async function clock() {
  vi.resetModules()
  return import('@/lib/time/provider-clock')
}

describe('the provider’s clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    return () => void vi.useRealTimers()
  })

  it.each([
    ['a day ahead', 86_400_000],
    ['a day behind', -86_400_000],
    ['five minutes ahead', 300_000],
  ])('is used by a device that is %s', async (_, wrong) => {
    const { providerNow, setProviderTime } = await clock()
    setProviderTime(new Date(now).toUTCString(), now + wrong, now + wrong + 200)
    vi.setSystemTime(now + wrong)
    expect(Math.abs(providerNow() - now)).toBeLessThan(700)
  })

  it('does not change for differences within network noise', async () => {
    const { providerNow, setProviderTime } = await clock()
    for (const delay of [0, 50, 400, 900]) {
      setProviderTime(new Date(now - 300).toUTCString(), now - delay, now + delay)
      expect(providerNow()).toBe(now)
    }
  })

  it.each([null, '', 'soon'])('ignores %j', async (header) => {
    const { providerNow, setProviderTime } = await clock()
    setProviderTime(header, now, now)
    expect(providerNow()).toBe(now)
  })
})
