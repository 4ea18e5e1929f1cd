import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useRetry } from '@/components/layout/error-screen'

const broken = new Error('broken')
const withoutCode = Object.assign(new Error('a.js'), { name: 'ChunkLoadError' })

function setup(error: Error, onLine = true) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const ways = { retry: vi.fn(), reload: vi.fn() }
  const { result, unmount } = renderHook(() => useRetry(error, ways.retry, ways.reload))
  return { ...ways, again: result.current, unmount }
}
const goOnline = () => window.dispatchEvent(new Event('online'))

afterEach(() => vi.restoreAllMocks())

it('retries in place what failed', () => {
  const { again, retry, reload } = setup(broken, false)
  goOnline()
  again()
  expect(retry).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

it('reloads the page when its code failed to load', () => {
  const { again, retry, reload } = setup(withoutCode)
  again()
  expect(reload).toHaveBeenCalledOnce()
  expect(retry).not.toHaveBeenCalled()
})

it('recovers when the network is back, unless the screen was left', () => {
  const { reload } = setup(withoutCode, false)
  expect(reload).not.toHaveBeenCalled()
  goOnline()
  expect(reload).toHaveBeenCalledOnce()

  const left = setup(withoutCode, false)
  left.unmount()
  goOnline()
  expect(left.reload).not.toHaveBeenCalled()
})
