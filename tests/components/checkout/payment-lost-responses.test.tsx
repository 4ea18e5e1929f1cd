import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readFlow } from '@/lib/flow/flow-store'
import {
  responses,
  cards,
  charge,
  fillIn,
  noticeOf,
  open,
  pay,
  payButton,
  plan,
  subscription,
  noticesOf,
  usual,
} from './payment-page'

const bankAsks = { paymentIntent: { status: 'requires_action', last_payment_error: null } }

/** Stores the attempt of a page that was closed during the bank's authentication. */
function leaveUnfinished() {
  const stage = { stage: 'confirming', subscriptionId: 7, request: null, order: null }
  const attempt = { key: 'k', at: Date.now(), ...stage }
  localStorage.setItem('checkout:u1:3:all', JSON.stringify(attempt))
}

describe('lost or wrong responses', () => {
  it('a lost confirmation of a successful payment is a purchase', async () => {
    cards.confirmCardPayment.mockResolvedValue({ error: { type: 'api_connection_error' } })
    open()
    await payButton()
    await pay()
    await waitFor(() => expect(readFlow().purchase).toMatchObject({ subscriptionId: 7 }))
    expect(readFlow().purchase?.charged).toEqual(charge)
    expect(noticesOf('Use another card')).toEqual([])
  })

  it('only a declined card offers another one; the button keeps its amount', async () => {
    const declined = {
      type: 'card_error',
      code: 'card_declined',
      message: 'Your card was declined.',
    }
    cards.confirmCardPayment.mockResolvedValue({ error: declined })
    open()
    await payButton()
    await pay()
    const notice = await noticeOf('refused')
    expect(notice.getByText(declined.message)).toBeDefined()
    expect((await payButton()).textContent).toBe('Pay $255.59')
    const emit = (event: string, value?: object) => {
      for (const type of ['cardNumber', 'cardExpiry', 'cardCvc'] as const)
        cards.field(type).emit(event, value)
    }
    act(() => emit('blur'))
    await userEvent.click(notice.getByRole('button', { name: 'Use another card' }))
    expect(cards.field('cardNumber').clear).toHaveBeenCalled()
    expect(cards.field('cardNumber').focus).toHaveBeenCalled()
    // The fields are empty, which is no mistake yet.
    act(() => emit('change', { complete: false, empty: true }))
    expect(screen.queryByText('Enter your card number.')).toBeNull()
  })

  it('a purchase is found after a rejection', async () => {
    responses['POST /api/v1/subscriptions/web'] = () => Response.json({}, { status: 409 })
    responses['GET /api/v1/subscriptions'] = () =>
      Response.json({ data: [subscription('active')], paging: { next_page: null } })
    open()
    await payButton()
    await pay()
    await waitFor(() => expect(readFlow().purchase?.charged).toEqual(charge))
  })

  it('an equivalent plan is a state of its own with a next step', async () => {
    const error = 'Your plan already includes this one.'
    const refusal = { error, code: 'already_subscribed' }
    responses['POST /api/v1/subscriptions/web'] = () => Response.json(refusal, { status: 422 })
    open()
    await payButton()
    await pay()
    const title = { name: 'Your plan already includes this one' }
    expect(await screen.findByRole('heading', title)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Find a class' })).toBeDefined()
    expect(noticesOf(/didn’t go through/)).toEqual([])
  })

  it('a purchase that the provider does not find is unknown and looked up again', async () => {
    responses['GET /api/v1/subscriptions/web/7'] = () =>
      Response.json({ error: 'Not found' }, { status: 404 })
    open()
    await payButton()
    await pay()
    await noticeOf('unknown')
    expect(noticesOf(/without a charge/)).toEqual([])
    responses['GET /api/v1/subscriptions/web/7'] = () => Response.json(subscription('active'))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(readFlow().purchase).not.toBeNull())
  })

  it('a bank that was waiting when the page was left authenticates again at once', async () => {
    leaveUnfinished()
    const states = [subscription('incomplete'), subscription('active')]
    responses['GET /api/v1/subscriptions/web/7'] = () => Response.json(states.shift() ?? states[0])
    cards.retrievePaymentIntent.mockResolvedValue(bankAsks)
    open()
    await waitFor(() =>
      expect(cards.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret_x' }),
    )
    await waitFor(() => expect(readFlow().purchase).not.toBeNull())
    expect(cards.confirmCardPayment).not.toHaveBeenCalled()
  })

  it('and by a retry, also with a card on file', async () => {
    leaveUnfinished()
    responses['GET /api/v1/payment_profiles'] = () =>
      Response.json({
        data: [{ id: 'pm_9', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 }],
        paging: { next_page: null },
      })
    responses['GET /api/v1/subscriptions/web/7'] = () => Response.json(subscription('incomplete'))
    cards.retrievePaymentIntent.mockResolvedValue(bankAsks)
    cards.handleNextAction.mockResolvedValue(bankAsks)
    open()
    await noticeOf('bankWaits')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cards.handleNextAction).toHaveBeenCalledTimes(2))
    await noticeOf('bankWaits')
    expect(cards.confirmCardPayment).not.toHaveBeenCalled()
  })

  it('a plan other than the requested one counts as not loaded', async () => {
    responses['GET /api/v1/subscription_plan/3'] = () =>
      Response.json({ ...plan, id: 4, price: 1.5 })
    open()
    expect(await screen.findByText('We couldn’t load your order')).toBeDefined()
    responses['GET /api/v1/subscription_plan/3'] = usual['GET /api/v1/subscription_plan/3']!
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await payButton()
  })

  it('a negative tax is unknown until a retry brings the real one', async () => {
    responses['POST /api/v1/subscription_plan/3/tax_estimates'] = () =>
      Response.json({ amount: -50, currency: 'usd' })
    open()
    await payButton()
    await fillIn()
    const notice = await noticeOf('tax')
    expect(noticesOf(/-\$50/)).toEqual([])
    responses['POST /api/v1/subscription_plan/3/tax_estimates'] =
      usual['POST /api/v1/subscription_plan/3/tax_estimates']!
    await userEvent.click(notice.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Pay $255.59' })).toBeDefined()
  })
})
