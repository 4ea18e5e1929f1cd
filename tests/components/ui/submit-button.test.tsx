import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SubmitButton } from '@/components/ui/submit-button'

it('submits nothing before hydration, and looks the same', () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<SubmitButton>Log in</SubmitButton>)
  const button = place.querySelector('button')!
  expect(button.type).toBe('submit')
  expect(button.disabled).toBe(true)
  expect(button.matches('[data-hydrating]')).toBe(true)

  act(() => void hydrateRoot(place, <SubmitButton>Log in</SubmitButton>))
  expect(place.querySelector('button')).toBe(button)
  expect(button.disabled).toBe(false)
  expect(button.matches('[data-hydrating]')).toBe(false)
  place.remove()
})
