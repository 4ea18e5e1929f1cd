import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCardProvider } from '@/hooks/checkout/use-card-provider'
import { loadCardProvider } from '@/lib/checkout/load-card-provider'
import { reportError } from '@/lib/reports/browser-reports'
import { fakeCardProvider } from '@/tests/support/fake-card-provider'
import { stubUserActivation } from '@/tests/support/user-activation'

vi.mock('@/lib/checkout/load-card-provider', () => ({ loadCardProvider: vi.fn() }))
vi.mock('@/lib/reports/browser-reports', () => ({ reportError: vi.fn() }))
const load = vi.mocked(loadCardProvider)
const { stripe } = fakeCardProvider()

beforeEach(() => {
  vi.resetAllMocks()
  stubUserActivation(true)
})
afterEach(() => vi.useRealTimers())

it('of who came by a tap is loaded once the form is shown and the browser idle', async () => {
  load.mockResolvedValue(stripe)
  let rest: () => void = () => undefined
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => (rest = callback))
  const { result, rerender } = renderHook((isShown: boolean) => useCardProvider(isShown), {
    initialProps: false,
  })
  window.dispatchEvent(new Event('pointerdown'))
  rerender(true)
  expect(load).not.toHaveBeenCalled()
  act(() => rest())
  vi.unstubAllGlobals()
  expect(result.current).toMatchObject({ status: 'loading', stripe: null })
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', stripe }))
  expect(load).toHaveBeenCalledExactlyOnceWith(null, { again: false })
})

it('of a page that was just opened waits until it was viewed, not only until it rests', async () => {
  vi.useFakeTimers()
  stubUserActivation(false)
  load.mockResolvedValue(stripe)
  const { result } = renderHook(() => useCardProvider())
  await act(() => vi.advanceTimersByTimeAsync(2900))
  expect(result.current.status).toBe('waiting')
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(result.current.status).toBe('ready')
})

it('stays while the form that takes cards is away for a moment', async () => {
  load.mockResolvedValue(stripe)
  const seen: string[] = []
  const { rerender } = renderHook(
    (isShown: boolean) => seen.push(useCardProvider(isShown).status) && null,
    { initialProps: true },
  )
  act(() => void window.dispatchEvent(new Event('pointerdown')))
  await waitFor(() => expect(seen.at(-1)).toBe('ready'))
  const count = seen.length
  rerender(false)
  rerender(true)
  await act(async () => void window.dispatchEvent(new Event('pointerdown')))
  expect(seen.slice(count)).not.toContain('loading')
})

it('is reported when it does not come, and asked for anew by a retry', async () => {
  const reason = new Error('blocked')
  load.mockRejectedValueOnce(reason).mockResolvedValueOnce(stripe)
  const { result } = renderHook(() => useCardProvider())
  await waitFor(() => expect(result.current.status).toBe('failed'))
  expect(reportError).toHaveBeenCalledExactlyOnceWith(reason)
  act(() => result.current.retry())
  expect(result.current.status).toBe('loading')
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(load).toHaveBeenLastCalledWith(null, { again: true })
})

it('of a round that was given up changes nothing any more', async () => {
  let refuse: (reason: Error) => void = () => undefined
  load.mockReturnValueOnce(new Promise((...[, reject]) => (refuse = reject)))
  load.mockResolvedValueOnce(stripe)
  const { result } = renderHook(() => useCardProvider())
  act(() => void window.dispatchEvent(new Event('pointerdown')))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.status).toBe('ready'))
  await act(async () => refuse(new Error('too late')))
  expect(result.current.status).toBe('ready')
})

it.each([true, false])(
  'is loaded at the first input, somebody acted before: %s',
  async (hasActed) => {
    stubUserActivation(hasActed)
    load.mockResolvedValue(stripe)
    const { result } = renderHook(() => useCardProvider())
    expect(load).not.toHaveBeenCalled()
    act(() => void window.dispatchEvent(new Event('pointerdown')))
    await waitFor(() => expect(result.current.status).toBe('ready'))
    expect(load).toHaveBeenCalledTimes(1)
  },
)
