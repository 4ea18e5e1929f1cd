import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { brands } from '@/lib/brand/brands'
import { readFlow } from '@/lib/flow/flow-store'
import { leadsTo } from '@/tests/support/leads-to'
import { fail, hang } from '@/tests/support/respond-to-calls'
import {
  cards,
  fillIn,
  noticeOf,
  open,
  pay,
  payButton,
  plan,
  responses,
  subscription,
  usual,
} from './payment-page'

const SESSION = 'GET /api/auth/session'
const PLAN = 'GET /api/v1/subscription_plan/3'
const PROFILE = 'GET /api/v1/payment_profile'
const BUY = 'POST /api/v1/subscriptions/web'
const ofOneBrand = { ...plan, plan_type: 'single', brand_ids: null }
const heading = (name: string) => screen.findByRole('heading', { name })
const plansLink = () => screen.getByRole('link', { name: 'See plans' }).getAttribute('href')

/** What was sent to buy, one after the other. */
function recordPurchases(response = usual[BUY]!) {
  const sent: { subscription: Record<string, unknown>; idempotency_key: string }[] = []
  responses[BUY] = (body) => {
    sent.push(JSON.parse(String(body)))
    return response(body)
  }
  return sent
}

describe('the payment screen', () => {
  it.each([
    ['who pays is read', SESSION],
    ['the plan is read', PLAN],
  ])('is a skeleton while %s', async (_, call) => {
    responses[call] = hang
    open()
    expect(await screen.findByRole('status', { name: 'Loading your order' })).toBeDefined()
    expect(screen.queryByLabelText('Name on card')).toBeNull()
  })

  it.each([
    ['who pays cannot be told', SESSION],
    ['the plan does not load', PLAN],
  ])('says so when %s, and trying again brings the form', async (_, call) => {
    responses[call] = () => Response.json({}, { status: 503 })
    open()
    await heading('We couldn’t load your order')
    responses[call] = usual[call]!
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Name on card')).toBeDefined()
  })

  it('leads to the plans when there is no such plan', async () => {
    responses[PLAN] = () => Response.json({ error: 'Not found' }, { status: 404 })
    open()
    await heading('This plan isn’t for sale')
    expect(plansLink()).toBe('/subscription-plan-selector')
  })

  it('leads to the plans when there is no price in the payer’s currency, which it names', async () => {
    responses[PROFILE] = () => Response.json({ stripe_customer: { default_currency: 'aud' } })
    open()
    await heading('This plan isn’t sold in your currency')
    expect(screen.getByText(/You’ve paid in AUD before/)).toBeDefined()
    expect(plansLink()).toBe('/subscription-plan-selector')
  })

  it('says that the payer has the plan already', async () => {
    responses[PLAN] = () => Response.json({ ...plan, relation: 'current' })
    open()
    await heading('You already have this plan')
  })

  it('leads to the choice of a brand when a plan of one has none', async () => {
    const left = leadsTo()
    responses[PLAN] = () => Response.json(ofOneBrand)
    open()
    await waitFor(() => expect(left).toEqual(['/single-brand-selector?sp=3']))
    expect(screen.queryByLabelText('Name on card')).toBeNull()
  })

  it('is the form of the chosen brand, with ways back to plan and brand', async () => {
    responses[PLAN] = () => Response.json(ofOneBrand)
    const purchases = recordPurchases()
    open({ brand: brands.find(({ key }) => key === 'yoga')! })
    await payButton()
    expect(document.querySelector('.order-plan')?.textContent).toContain('Yoga')
    expect(screen.getByRole('link', { name: 'Change plan' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Change practice' })).toBeDefined()
    await pay()
    await waitFor(() => expect(purchases).toHaveLength(1))
    expect(purchases[0]!.subscription.brand_id).toBe(4)
  })

  it('of a plan of all brands names none, whatever the page’s brand', async () => {
    const purchases = recordPurchases()
    open({ brand: brands.find(({ key }) => key === 'yoga')! })
    await payButton()
    expect(document.querySelector('.order-plan')?.textContent).toContain('Everything')
    expect(screen.queryByRole('link', { name: 'Change practice' })).toBeNull()
    await pay()
    await waitFor(() => expect(purchases).toHaveLength(1))
    expect(purchases[0]!.subscription.brand_id).toBeUndefined()
  })
})

describe('paying', () => {
  it('takes the money once and leads to the success', async () => {
    const left = leadsTo()
    const purchases = recordPurchases()
    open()
    await payButton()
    await pay()
    await waitFor(() => expect(left).toEqual(['/subscribe/subscription-success']))
    expect(purchases).toHaveLength(1)
    expect(cards.createPaymentMethod).toHaveBeenCalledOnce()
    expect(cards.confirmCardPayment).toHaveBeenCalledOnce()
    expect(cards.confirmCardPayment).toHaveBeenCalledWith('pi_1_secret_x', {
      payment_method: 'pm_1',
    })
    expect(readFlow().purchase).toMatchObject({ subscriptionId: 7, brandId: null })
  })

  it('takes the money once, however often the form is sent', async () => {
    const purchases = recordPurchases()
    open()
    await payButton()
    await fillIn()
    const button = await screen.findByRole('button', { name: 'Pay $255.59' })
    const form = button.closest('form')!
    act(() => {
      fireEvent.submit(form)
      fireEvent.submit(form)
    })
    fireEvent.submit(form)
    await waitFor(() => expect(readFlow().purchase).not.toBeNull())
    expect(purchases).toHaveLength(1)
    expect(cards.createPaymentMethod).toHaveBeenCalledOnce()
    expect(cards.confirmCardPayment).toHaveBeenCalledOnce()
  })

  it('locks what was typed while it pays', async () => {
    responses[BUY] = hang
    open()
    await payButton()
    await pay()
    expect(await screen.findByText('Setting up your plan')).toBeDefined()
    expect(screen.getByLabelText('City').closest('fieldset:disabled')).not.toBeNull()
  })

  it('after a decline keeps what was typed, and tells why where the focus goes', async () => {
    cards.confirmCardPayment.mockResolvedValueOnce({
      error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    })
    const purchases = recordPurchases()
    responses['GET /api/v1/subscriptions/web/7'] = () => Response.json(subscription('incomplete'))
    open()
    await payButton()
    await pay()
    await noticeOf('refused')
    expect(document.activeElement?.textContent).toContain('Your card was declined.')
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Seattle')
    expect(screen.getByLabelText('City').closest('fieldset:disabled')).toBeNull()
    screen.getByRole('button', { name: 'Pay $255.59' })
    // The same purchase is paid with the next card.
    responses['GET /api/v1/subscriptions/web/7'] = () =>
      Response.json(
        subscription(cards.confirmCardPayment.mock.calls.length > 1 ? 'active' : 'incomplete'),
      )
    act(() => cards.typeCard())
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $255.59' }))
    await waitFor(() => expect(readFlow().purchase).toMatchObject({ subscriptionId: 7 }))
    expect(purchases).toHaveLength(1)
    expect(cards.createPaymentMethod).toHaveBeenCalledTimes(2)
  })

  it('without an answer says so, and sends the very same purchase again', async () => {
    const purchases = recordPurchases(fail)
    open()
    await payButton()
    await pay()
    await noticeOf('unknown')
    expect(screen.getByLabelText('City').closest('fieldset:disabled')).not.toBeNull()
    responses[BUY] = (body) => {
      purchases.push(JSON.parse(String(body)))
      return usual[BUY]!(body)
    }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(readFlow().purchase).not.toBeNull())
    expect(purchases).toHaveLength(2)
    expect(purchases[1]).toEqual(purchases[0])
    expect(cards.createPaymentMethod).toHaveBeenCalledOnce()
  })
})

describe('a form that cannot be sent', () => {
  beforeEach(() => {
    responses[BUY] = () => {
      throw new Error('Nothing may be bought')
    }
  })

  it('leads to the card when that is missing, and says what is', async () => {
    open()
    await userEvent.click(await payButton())
    expect(cards.field('cardNumber').focus).toHaveBeenCalled()
    expect(screen.getAllByText('Enter your city.').length).toBeGreaterThan(0)
    expect(screen.getByLabelText<HTMLInputElement>('City').getAttribute('aria-invalid')).toBe(
      'true',
    )
  })

  it('leads to the first field that is wrong', async () => {
    open()
    await payButton()
    await fillIn()
    const street = screen.getByLabelText('Street address')
    fireEvent.change(street, { target: { value: ' ' } })
    fireEvent.change(screen.getByLabelText('City'), { target: { value: '' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $255.59' }))
    expect(document.activeElement).toBe(street)
    expect(screen.getByLabelText<HTMLInputElement>('Name on card').value).toBe('Ada Larsen')
  })

  it('is not sent offline, and can be once the network is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open()
    await payButton()
    await fillIn()
    fireEvent(window, new Event('offline'))
    const button = await screen.findByRole('button', { name: 'Pay $255.59' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/You’re offline/)).toBeDefined()
    await userEvent.click(button)
    expect(cards.createPaymentMethod).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
    onLine.mockRestore()
  })
})
