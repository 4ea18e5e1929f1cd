import { act, fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NavigationProgress } from '@/components/layout/navigation-progress'
import { beginNavigation, endNavigation } from '@/lib/navigation/pending-navigation'

it('shows that a page is on the way until it is there, or until this one is brought back', () => {
  const { container } = render(<NavigationProgress />)
  const isShown = () => container.querySelector('[data-pending]') !== null
  expect(isShown()).toBe(false)
  for (const end of [() => act(endNavigation), () => fireEvent(window, new Event('pageshow'))]) {
    act(() => beginNavigation('/another-page'))
    expect(isShown()).toBe(true)
    end()
    expect(isShown()).toBe(false)
  }
})
