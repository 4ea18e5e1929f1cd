import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const script = () => document.head.querySelector<HTMLScriptElement>('[src="/sandbox/stripe.js"]')

/** The script element once it is added, or replaced after `before`. */
async function scriptAsked(before: HTMLScriptElement | null = null): Promise<HTMLScriptElement> {
  await expect.poll(() => script() ?? before).not.toBe(before)
  return script()!
}

async function load() {
  const { loadCardProvider } = await import('@/lib/checkout/load-card-provider')
  return loadCardProvider(null)
}

/** Simulates the loaded script. */
const start = () => vi.stubGlobal('Stripe', (key: string) => ({ key }))

beforeEach(() => vi.resetModules())

afterEach(() => {
  script()?.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is loaded once per page for all callers', async () => {
  const first = load()
  const second = load()
  const asked = await scriptAsked()
  start()
  asked.dispatchEvent(new Event('load'))
  expect(await first).toBe(await second)
  expect(await load()).toBe(await first)
  expect(document.head.querySelectorAll('[src="/sandbox/stripe.js"]')).toHaveLength(1)
})

it('is loaded again after a failure', async () => {
  const failed = load()
  const asked = await scriptAsked()
  asked.dispatchEvent(new Event('error'))
  await expect(failed).rejects.toThrow('did not load')
  const again = load()
  const second = await scriptAsked(asked)
  start()
  second.dispatchEvent(new Event('load'))
  expect(await again).toMatchObject({ key: 'pk_sandbox_local' })
})

it.each([
  ['is empty', () => vi.stubGlobal('Stripe', undefined), 'did not start'],
  [
    'throws when it is started',
    () =>
      vi.stubGlobal('Stripe', () => {
        throw new Error('broken')
      }),
    'broken',
  ],
])('is loaded again when the script %s', async (_, arrive, message) => {
  const failed = load()
  const asked = await scriptAsked()
  arrive()
  asked.dispatchEvent(new Event('load'))
  await expect(failed).rejects.toThrow(message)
  const again = load()
  const second = await scriptAsked(asked)
  expect(asked.isConnected).toBe(false)
  start()
  second.dispatchEvent(new Event('load'))
  expect(await again).toMatchObject({ key: 'pk_sandbox_local' })
})

it('abandons a hanging script when it is requested again', async () => {
  const { loadCardProvider } = await import('@/lib/checkout/load-card-provider')
  void loadCardProvider(null)
  const asked = await scriptAsked()
  const again = loadCardProvider(null, { again: true })
  const second = await scriptAsked(asked)
  start()
  second.dispatchEvent(new Event('load'))
  expect(await again).toBe(await loadCardProvider(null, { again: true }))
})

it('fails when the script does not load in time, and loads it again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { CARD_SCRIPT_TIMEOUT_MS, loadCardProvider } =
    await import('@/lib/checkout/load-card-provider')
  const failed = loadCardProvider(null)
  const told = expect(failed).rejects.toThrow('in time')
  const asked = script()
  vi.advanceTimersByTime(CARD_SCRIPT_TIMEOUT_MS)
  await told
  const again = loadCardProvider(null)
  const second = await scriptAsked(asked)
  start()
  second.dispatchEvent(new Event('load'))
  expect(await again).toMatchObject({ key: 'pk_sandbox_local' })
})
