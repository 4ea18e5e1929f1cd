// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const script = () => document.head.querySelector<HTMLScriptElement>('[src="/sandbox/stripe.js"]')

/** The script once it is asked for, and again after `before`. */
async function scriptAsked(before: HTMLScriptElement | null = null): Promise<HTMLScriptElement> {
  await vi.waitFor(() => expect(script() ?? before).not.toBe(before))
  return script()!
}

async function load() {
  const { loadCardProvider } = await import('@/lib/checkout/load-card-provider')
  return loadCardProvider(null)
}

/** What the script does once it is there. */
const start = () => vi.stubGlobal('Stripe', (key: string) => ({ key }))

beforeEach(() => vi.resetModules())

afterEach(() => {
  script()?.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is one library for the page, whoever asks for it', async () => {
  const first = load()
  const second = load()
  const asked = await scriptAsked()
  start()
  asked.dispatchEvent(new Event('load'))
  expect(await first).toBe(await second)
  expect(await load()).toBe(await first)
  expect(document.head.querySelectorAll('[src="/sandbox/stripe.js"]')).toHaveLength(1)
})

it('is asked for anew after a failure', async () => {
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
])('is asked for anew when the script %s', async (_, arrive, message) => {
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

it('gives up a script that hangs when it is asked for again', async () => {
  const { loadCardProvider } = await import('@/lib/checkout/load-card-provider')
  void loadCardProvider(null)
  const asked = await scriptAsked()
  const again = loadCardProvider(null, { again: true })
  const second = await scriptAsked(asked)
  start()
  second.dispatchEvent(new Event('load'))
  expect(await again).toBe(await loadCardProvider(null, { again: true }))
})

it('fails when the script does not come in time, and asks for it anew', async () => {
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
