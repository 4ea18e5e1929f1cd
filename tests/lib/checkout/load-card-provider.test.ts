// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const script = () => document.head.querySelector<HTMLScriptElement>('[src="/sandbox/stripe.js"]')

async function scriptAsked(): Promise<HTMLScriptElement> {
  await vi.waitFor(() => expect(script()).not.toBeNull())
  return script()!
}

async function load() {
  const { loadCardProvider } = await import('@/lib/checkout/load-card-provider')
  return loadCardProvider(null)
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('Stripe', (key: string) => ({ key, _registerWrapper: () => {} }))
})

afterEach(() => {
  script()?.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is one library for the page, whoever asks for it', async () => {
  const first = load()
  const second = load()
  const asked = await scriptAsked()
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
  const second = await scriptAsked()
  expect(second).not.toBe(asked)
  second.dispatchEvent(new Event('load'))
  expect(await again).toMatchObject({ key: 'pk_sandbox_local' })
})

it('fails when the script does not come, and is there for who asks once it has', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { CARD_SCRIPT_PATIENCE_MS, loadCardProvider } =
    await import('@/lib/checkout/load-card-provider')
  const failed = loadCardProvider(null)
  const told = expect(failed).rejects.toThrow('in time')
  vi.advanceTimersByTime(CARD_SCRIPT_PATIENCE_MS)
  await told
  const again = loadCardProvider(null)
  script()!.dispatchEvent(new Event('load'))
  expect(await again).toMatchObject({ key: 'pk_sandbox_local' })
})
