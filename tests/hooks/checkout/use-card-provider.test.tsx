import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useCardProvider } from '@/hooks/checkout/use-card-provider'
import { loadCardProvider } from '@/lib/checkout/load-card-provider'
import { reportError } from '@/lib/reports/browser-reports'
import { fakeCardProvider } from '@/tests/support/fake-card-provider'

vi.mock('@/lib/checkout/load-card-provider', () => ({ loadCardProvider: vi.fn() }))
vi.mock('@/lib/reports/browser-reports', () => ({ reportError: vi.fn() }))
const load = vi.mocked(loadCardProvider)
const { stripe } = fakeCardProvider()

beforeEach(() => void vi.resetAllMocks())

it('is loaded once the form is shown and the browser idle, not before', async () => {
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

it('is loaded at the first input, when the browser has had no idle moment', async () => {
  load.mockResolvedValue(stripe)
  const { result } = renderHook(() => useCardProvider())
  expect(load).not.toHaveBeenCalled()
  act(() => void window.dispatchEvent(new Event('pointerdown')))
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(load).toHaveBeenCalledTimes(1)
})
