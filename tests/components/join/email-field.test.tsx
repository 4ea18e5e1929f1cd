import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { EmailField } from '@/components/join/email-field'
import { clearFlow, updateFlow } from '@/lib/flow/flow-store'
import { PageWrapper } from '@/tests/support/page-wrapper'

afterEach(() => clearFlow())

const field = () => screen.getByRole<HTMLInputElement>('textbox')

it('is prefilled with the email of an earlier step', () => {
  updateFlow({ email: 'ada@example.com' })
  render(<EmailField />, { wrapper: PageWrapper })
  expect(field().value).toBe('ada@example.com')
})

it('keeps what was typed, and lets whoever is about to type replace the prefilled email', async () => {
  const person = userEvent.setup()
  render(<EmailField />, { wrapper: PageWrapper })
  await person.click(field())
  act(() => updateFlow({ email: 'ada@example.com' }))
  expect(field().value).toBe('ada@example.com')
  await person.keyboard('bob@example.com')
  expect(field().value).toBe('bob@example.com')
  act(() => updateFlow({ email: 'carla@example.com' }))
  expect(field().value).toBe('bob@example.com')
})
