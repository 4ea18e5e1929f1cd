import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNow } from '@/hooks/use-now'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-04T10:00:07Z') }))
afterEach(() => void vi.useRealTimers())

const at = (time: string) => Date.parse(`2026-03-04T${time}Z`)

it('has the current time from the first render in the browser, and advances in steps', () => {
  const seen: (number | null)[] = []
  renderHook(() => seen.push(useNow()))
  act(() => void vi.advanceTimersByTime(7000))
  act(() => void vi.advanceTimersByTime(1000))
  expect(seen).toEqual([at('10:00:00'), at('10:00:15')])
})

it('does not start with the time of an earlier component', () => {
  renderHook(() => useNow()).unmount()
  vi.setSystemTime(at('11:30:00'))
  const seen: (number | null)[] = []
  renderHook(() => seen.push(useNow()))
  expect(seen).toEqual([at('11:30:00')])
})

it('is null on the server', () => {
  const Shown = () => <p>{String(useNow())}</p>
  expect(renderToString(<Shown />)).toBe('<p>null</p>')
})
