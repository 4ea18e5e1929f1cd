import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CheckboxField, ChoiceGroup } from '@/components/ui/choice-group'
import { PasswordField } from '@/components/ui/password-field'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

it('connects label, hint and error to the control', () => {
  render(<TextField label="Email" type="email" hint="For your receipt." error="Enter an email." />)
  const input = screen.getByRole('textbox', { name: 'Email' })
  expect(input.getAttribute('type')).toBe('email')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(described(input)).toEqual(['For your receipt.', 'Enter an email.'])
})

it('is valid and undescribed without hint and error', () => {
  render(<TextField label="City" />)
  const input = screen.getByRole('textbox', { name: 'City' })
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(input.hasAttribute('aria-describedby')).toBe(false)
})

it('has a name even when the label is hidden or marked as optional', () => {
  render(
    <>
      <TextField label="Search classes" labelHidden type="search" />
      <TextField label="Company" optional="Optional" error="Too long." />
    </>,
  )
  expect(screen.getByRole('searchbox', { name: 'Search classes' })).toBeDefined()
  const company = screen.getByRole('textbox', { name: /Company.*Optional/ })
  expect(described(company)).toEqual(['Too long.'])
})

it('shows a password on demand and keeps the input', async () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />)
  const input = screen.getByLabelText('Password')
  await userEvent.type(input, 'Password1!')
  expect(input.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  expect((input as HTMLInputElement).value).toBe('Password1!')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})

it('selects from a list', async () => {
  const options = [
    { value: 'US', label: 'United States' },
    { value: 'CA', label: 'Canada' },
  ]
  render(<SelectField label="Country" options={options} placeholder="Choose" />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
  expect(select.value).toBe('')
  await userEvent.selectOptions(select, 'Canada')
  expect(select.value).toBe('CA')
})

it('checks a box by its label and shows its error', async () => {
  render(<CheckboxField label="I agree" error="Tick the box to go on." />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' })
  expect(described(box)).toEqual(['Tick the box to go on.'])
  await userEvent.click(screen.getByText('I agree'))
  expect(box.checked).toBe(true)
})

it('names a group of radios, one of which is selected', async () => {
  render(
    <ChoiceGroup legend="Card" error="Choose a card.">
      <CheckboxField type="radio" name="card" label="Visa" />
      <CheckboxField type="radio" name="card" label="Another" />
    </ChoiceGroup>,
  )
  const group = screen.getByRole('group', { name: 'Card' })
  expect(described(group)).toEqual(['Choose a card.'])
  await userEvent.click(screen.getByLabelText('Visa'))
  await userEvent.click(screen.getByLabelText('Another'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Visa' }).checked).toBe(false)
})
