import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toSnakeCase } from '@/lib/api/case'
import { hang } from '@/tests/support/respond-to-calls'
import { save20 } from '@/tests/support/save20'
import { responses, cards, fillIn, noticeOf, open, payButton, plan, usual } from './payment-page'

const ESTIMATE = 'POST /api/v1/subscription_plan/3/tax_estimates'
const read = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ')
const line = () => read(document.querySelector('.charges'))
const cannotPay = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

/** Gives the member a card on file that was saved with `address`. */
function haveCardOnFile(address: Record<string, string | null> | null) {
  const card = { id: 'pm_9', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 }
  responses['GET /api/v1/payment_profiles'] = () =>
    Response.json({
      data: [{ ...card, billing_details: { name: 'Ada Larsen', address } }],
      paging: { next_page: null },
    })
}

describe('an unknown total', () => {
  beforeEach(() => {
    responses['POST /api/v1/subscriptions/web'] = () => {
      throw new Error('Nothing may be bought')
    }
  })

  it('cannot be paid without the address; a click focuses what is missing', async () => {
    open()
    const button = await payButton()
    expect(button.textContent).toBe('Pay')
    expect(cannotPay(button)).toBe(true)
    expect(line()).toBe('Enter your billing address to see the total with tax.')
    const folded = read(document.querySelector('.order-toggle'))
    expect(folded).toBe('Show orderEverything, yearly$239.99 a yearTax not calculated yet')
    expect(folded).not.toMatch(/today|from/)
    await userEvent.click(button)
    expect((await screen.findAllByText('Enter your city.')).length).toBeGreaterThan(0)
  })

  it('cannot be paid while the tax is calculated', async () => {
    responses[ESTIMATE] = hang
    open()
    await payButton()
    await fillIn()
    const button = await screen.findByRole('button', { name: 'Calculating tax' })
    expect(cannotPay(button)).toBe(true)
    await userEvent.click(button)
    expect(cards.createPaymentMethod).not.toHaveBeenCalled()
  })

  it('cannot be paid after the estimate failed, until a retry succeeds', async () => {
    responses[ESTIMATE] = () => Response.json({}, { status: 503 })
    open()
    await payButton()
    await fillIn()
    const notice = await noticeOf('tax')
    expect(notice.getByText('We couldn’t calculate the tax')).toBeDefined()
    const button = screen.getByRole('button', { name: 'Pay' })
    expect(cannotPay(button)).toBe(true)
    await userEvent.click(button)
    expect(cards.createPaymentMethod).not.toHaveBeenCalled()
    responses[ESTIMATE] = usual[ESTIMATE]!
    await userEvent.click(notice.getByRole('button', { name: 'Try again' }))
    expect(cannotPay(await screen.findByRole('button', { name: 'Pay $255.59' }))).toBe(false)
  })

  it('is requested again when the network is back', async () => {
    responses[ESTIMATE] = () => Promise.reject(new TypeError('no connection'))
    open()
    await payButton()
    await fillIn()
    await noticeOf('tax')
    responses[ESTIMATE] = usual[ESTIMATE]!
    await waitFor(() => {
      fireEvent(window, new Event('online'))
      screen.getByRole('button', { name: 'Pay $255.59' })
    })
  })
})

describe('a known total', () => {
  it('is shown beside the button, in the consent and in the collapsed order, with its tax', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-22T10:00:00Z') })
    open()
    await payButton()
    await fillIn()
    const button = await screen.findByRole('button', { name: 'Pay $255.59' })
    const said =
      'You pay $255.59 today, then $255.59 on November 22, 2027 and every year until you cancel. Tax included.'
    expect(line()).toBe(said)
    expect(read(document.getElementById(button.getAttribute('aria-describedby')!))).toBe(said)
    expect(read(document.querySelector('.consent'))).toContain(
      'charge your card $255.59 today, then $255.59 on November 22, 2027',
    )
    const folded = read(document.querySelector('.order-toggle'))
    expect(folded).toContain('$255.59 today')
    expect(folded).toContain('$255.59 from November 22, 2027')
  })

  it('is lowered by a code that is entered with Enter, until the code is removed', async () => {
    const CODES = 'GET /api/v1/promotion_codes'
    responses[CODES] = () => Response.json({ error: 'This code has expired.' }, { status: 422 })
    responses[ESTIMATE] = (body) =>
      Response.json({ amount: String(body).includes('promo_1') ? 12.48 : 15.6, currency: 'usd' })
    open()
    await screen.findByLabelText('Name on card')
    await userEvent.click(screen.getByText('Add promo code'))
    const code = screen.getByLabelText('Promo code')
    expect(document.activeElement).toBe(code)
    const enter = async (typed: string) => {
      fireEvent.change(code, { target: { value: typed } })
      await userEvent.type(code, '{Enter}')
    }
    await enter('EXPIRED20')
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText('This code has expired.')).not.toEqual([])
    responses[CODES] = () => Response.json(toSnakeCase(save20))
    await enter('SAVE20')
    await screen.findByText(/SAVE20 applied/)
    await fillIn()
    await screen.findByText('Pay $204.47')
    expect(line()).toMatch(/^You pay \$204\.47 today, then \$255\.59 on /)
    await userEvent.click(screen.getByLabelText('Remove code SAVE20'))
    await screen.findByText('Pay $255.59')
  })

  it('is available at once for a card on file with an address', async () => {
    haveCardOnFile({ country: 'US', postal_code: '98101', state: 'WA', line1: null, city: null })
    open()
    await screen.findByRole('button', { name: 'Pay $255.59' })
    expect(screen.queryByLabelText('Country')).toBeNull()
  })

  it('requires the address of a card on file without one, but only what the tax needs', async () => {
    haveCardOnFile(null)
    const purchases: unknown[] = []
    responses['POST /api/v1/subscriptions/web'] = (body) => {
      purchases.push(JSON.parse(String(body)))
      return usual['POST /api/v1/subscriptions/web']!(body)
    }
    open()
    const button = await payButton()
    expect(cannotPay(button)).toBe(true)
    expect(screen.queryByLabelText('City')).toBeNull()
    await userEvent.click(button)
    expect((await screen.findAllByText('Enter your postal code.')).length).toBeGreaterThan(0)
    await screen.findByRole('option', { name: 'United States' })
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'US' } })
    await screen.findByRole('option', { name: 'Washington' })
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'WA' } })
    fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '98101' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $255.59' }))
    await waitFor(() => expect(purchases).toHaveLength(1))
    expect(purchases[0]).toMatchObject({
      subscription: { address: { country: 'US', state: 'WA', postal_code: '98101' } },
    })
  })

  it('is sent with the purchase; when the provider would charge another, the new one is shown', async () => {
    let expected: unknown
    responses['POST /api/v1/subscriptions/web'] = (body) => {
      expected = JSON.parse(String(body)).subscription.expected
      const refusal = {
        error: 'The price has changed. Check the new total.',
        code: 'price_changed',
      }
      return Response.json(refusal, { status: 422 })
    }
    open()
    await payButton()
    await fillIn()
    const button = await screen.findByRole('button', { name: 'Pay $255.59' })
    const dearer = {
      ...plan,
      price: 249.99,
      currency_options: [{ currency: 'usd', price: 249.99 }],
    }
    responses['GET /api/v1/subscription_plan/3'] = () => Response.json(dearer)
    await userEvent.click(button)
    expect((await noticeOf('refused')).getByText(/The price has changed/)).toBeDefined()
    expect(expected).toEqual({ due_today: 255.59, first_payment: 255.59 })
    await screen.findByRole('button', { name: 'Pay $265.59' })
    expect(cards.confirmCardPayment).not.toHaveBeenCalled()
  })
})

it('an order that is unfolded above what is seen is brought into sight', async () => {
  const scrolls = vi.fn()
  HTMLElement.prototype.scrollIntoView = scrolls
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  open()
  await payButton()
  const fold = () => userEvent.click(screen.getByRole('button', { name: /^(Show|Hide) order/ }))
  await fold()
  expect(scrolls).not.toHaveBeenCalled()
  await fold()
  place.mockReturnValue(new DOMRect(0, -900, 335, 400))
  await fold()
  expect(scrolls.mock.contexts).toEqual([screen.getByRole('complementary', { name: 'Your order' })])
  place.mockRestore()
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
})
