import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Until } from '@/components/schedule/until'

afterEach(() => void vi.useRealTimers())

it.each([
  ['2026-03-04T10:00:00Z', 'The class'],
  ['2026-03-04T09:58:00Z', ''],
])('until %s it shows “%s”', (time, shown) => {
  vi.useFakeTimers({ now: new Date('2026-03-04T09:59:30Z') })
  const { container } = render(<Until time={time}>The class</Until>)
  expect(container.textContent).toBe(shown)
})
