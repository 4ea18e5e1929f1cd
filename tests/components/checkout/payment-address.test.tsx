import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { open, payButton, responses } from './payment-page'

it('needs no street and city where the tax does not, and says so', async () => {
  responses['GET /api/countries'] = () =>
    Response.json([
      { iso2: 'US', name: 'United States', states_required: true },
      { iso2: 'DE', name: 'Germany', states_required: false, full_address_required: false },
    ])
  responses['GET /api/countries/DE/states'] = () => Response.json([])
  open()
  await payButton()
  expect(screen.getByLabelText('City')).toBeTruthy()
  await screen.findByRole('option', { name: 'Germany' })
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'DE' } })
  await userEvent.click(await payButton())
  expect(screen.getAllByText('Enter your postal code.').length).toBeGreaterThan(0)
  expect(screen.queryByText('Enter your city.')).toBeNull()
  for (const label of ['Street address', 'City', 'State'])
    expect(screen.getByLabelText(new RegExp(`^${label}.*Optional$`))).toBeTruthy()
})
