import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RetryButton } from '@/components/ui/state/retry-button'

const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

beforeEach(() => {
  refresh.mockReset()
  vi.useFakeTimers()
  render(<RetryButton label="Try again" />)
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))

it('retries only once the server’s cached failure has expired, and is busy until then', async () => {
  await pass(300)
  press()
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  await pass(700)
  expect(refresh).not.toHaveBeenCalled()
  await pass(200)
  expect(refresh).toHaveBeenCalledOnce()
})

it('retries at once when the failure is older', async () => {
  await pass(5_000)
  press()
  await pass(0)
  expect(refresh).toHaveBeenCalledOnce()
})
