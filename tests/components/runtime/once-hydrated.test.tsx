import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { OnceHydrated } from '@/components/runtime/once-hydrated'

it('children are rendered in the browser alone', () => {
  const Child = vi.fn(() => <p>Here</p>)
  const part = (
    <OnceHydrated>
      <Child />
    </OnceHydrated>
  )
  expect(renderToString(part)).toBe('')
  expect(Child).not.toHaveBeenCalled()
  render(part)
  expect(screen.queryByText('Here')).not.toBeNull()
})
