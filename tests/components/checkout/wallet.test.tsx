import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { cards, charge, fillIn, noticeOf, open, responses, subscription } from './payment-page'

const BUY = 'POST /api/v1/subscriptions/web'
const ESTIMATE = 'POST /api/v1/subscription_plan/3/tax_estimates'
const seattle = {
  line1: '12 Pike Street',
  line2: null,
  city: 'Seattle',
  state: 'WA',
  postal_code: '98101',
  country: 'US',
}
const portland = { ...seattle, city: 'Portland', state: 'OR', postal_code: '97209' }

type Body = {
  subscription: { stripe_payment_method_id: string; address: object; expected: object }
}
let bought: Body[]
let resolved: { lineItems: object[] }[]

beforeEach(() => {
  bought = []
  resolved = []
  cards.provider.walletsOffered = true
  cards.createPaymentMethod.mockResolvedValue({
    paymentMethod: { id: 'pm_wallet', card: { brand: 'visa', last4: '4242' } },
  })
  responses[BUY] = (body) => {
    bought.push(JSON.parse(String(body)) as Body)
    return Response.json(subscription('active'), { status: 201 })
  }
  responses[ESTIMATE] = (body) => {
    const { address } = JSON.parse(String(body)) as { address: { state?: string } }
    return Response.json({ amount: address.state === 'WA' ? 15.6 : 0, currency: 'usd' })
  }
})

const wallets = () => screen.findByRole('region', { name: 'Express checkout' })
const wallet = () => cards.provider.field('expressCheckout')

/** Opens the wallet and confirms there, with this billing address. */
async function confirm(address: object) {
  // The wallet knows the order of the last render once its effects have run.
  await act(async () => {})
  await act(async () => {
    wallet().emit('click', { resolve: (details: never) => resolved.push(details) })
    const billingDetails = { name: 'Alex Rivera', address }
    wallet().emit('confirm', { billingDetails, paymentFailed: vi.fn() })
  })
}

const offer = () =>
  screen.queryByRole('region', { name: 'Express checkout' })?.dataset.offer ?? 'none'

it('is not there when the card provider offers none', async () => {
  cards.provider.walletsOffered = false
  open()
  await screen.findByLabelText('Name on card')
  await waitFor(() => expect(wallet()).toBeDefined())
  expect(offer()).toBe('none')
})

it('has its place before the card provider tells, where the browser knows wallets', async () => {
  vi.stubGlobal('PaymentRequest', class {})
  cards.provider.framesCome = false
  open()
  await wallets()
  expect(offer()).toBe('awaited')
  await waitFor(() => expect(wallet()).toBeDefined())
  const tell = (availablePaymentMethods?: object) =>
    act(async () => wallet().emit('ready', { availablePaymentMethods }))
  await tell({ googlePay: true })
  expect(offer()).toBe('made')
  await tell()
  expect(offer()).toBe('none')
})

it('shows the price before tax while no total is known, and the total for its address after', async () => {
  open()
  await wallets()
  screen.getByText('You’ll see the total with tax before you pay.')
  await confirm(seattle)
  expect(resolved).toEqual([{ lineItems: [{ name: 'Before tax', amount: 23999 }] }])
  const pay = await screen.findByRole('button', { name: 'Pay $255.59' })
  screen.getByText('Review your total')
  screen.getByText('Visa ending in 4242')
  expect(screen.queryByLabelText('Name on card')).toBeNull()
  expect(screen.queryByLabelText('Street address')).toBeNull()
  expect(bought).toEqual([])

  await userEvent.click(pay)
  await waitFor(() => expect(bought).toHaveLength(1))
  expect(bought[0]!.subscription).toMatchObject({
    stripe_payment_method_id: 'pm_wallet',
    address: { city: 'Seattle', state: 'WA', postal_code: '98101', country: 'US' },
    expected: { due_today: 255.59, first_payment: 255.59 },
  })
  expect(cards.createPaymentMethod).toHaveBeenCalledExactlyOnceWith({ elements: cards.elements })
})

it('pays at once what the wallet has shown', async () => {
  open()
  await fillIn()
  await screen.findByRole('button', { name: 'Pay $255.59' })
  await confirm(seattle)
  expect(resolved).toEqual([
    {
      lineItems: [
        { name: 'Everything, yearly', amount: 23999 },
        { name: 'Tax', amount: 1560 },
      ],
    },
  ])
  await waitFor(() => expect(bought).toHaveLength(1))
  expect(bought[0]!.subscription).toMatchObject({
    stripe_payment_method_id: 'pm_wallet',
    expected: { due_today: 255.59 },
  })
})

it('never charges another amount than the wallet has shown', async () => {
  open()
  await fillIn()
  await screen.findByRole('button', { name: 'Pay $255.59' })
  await confirm(portland)
  await screen.findByRole('button', { name: 'Pay $239.99' })
  await screen.findByText('Review your total')
  expect(bought).toEqual([])
})

it('does not begin to pay by itself once the tax could not be told', async () => {
  open()
  await fillIn()
  await screen.findByRole('button', { name: 'Pay $255.59' })
  const known = responses[ESTIMATE]!
  responses[ESTIMATE] = () => Response.json({}, { status: 503 })
  await confirm(seattle)
  const notice = await noticeOf('tax')
  responses[ESTIMATE] = known
  await userEvent.click(notice.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Pay $255.59' })
  expect(bought).toEqual([])
})

it('says so when the wallet’s card could not be saved; nothing is bought', async () => {
  cards.createPaymentMethod.mockResolvedValue({
    error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
  })
  open()
  await wallets()
  await confirm(seattle)
  const notice = await noticeOf('wallet')
  notice.getByText('Your card was declined.')
  expect(bought).toEqual([])
  screen.getByLabelText('Name on card')
})

it('gives the card form back with what was typed', async () => {
  open()
  await fillIn()
  await confirm(portland)
  await userEvent.click(await screen.findByRole('button', { name: 'Pay another way' }))
  expect(screen.getByLabelText<HTMLInputElement>('Street address').value).toBe('1 Main Street')
  await screen.findByRole('button', { name: 'Pay $255.59' })
  await wallets()
})

it('takes another card after the wallet’s was declined, for the total of its own address', async () => {
  responses[BUY] = (body) => {
    bought.push(JSON.parse(String(body)) as Body)
    return bought.length > 1
      ? Response.json({ ...subscription('active'), charged: charge }, { status: 201 })
      : Response.json({ error: 'Your card was declined.', code: 'card_declined' }, { status: 422 })
  }
  open()
  await fillIn()
  await screen.findByRole('button', { name: 'Pay $255.59' })
  await confirm(seattle)
  await screen.findByText('Your card was declined.')
  await userEvent.click(screen.getByRole('button', { name: 'Use another card' }))
  cards.createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_typed' } })
  act(() => cards.typeCard())
  await userEvent.click(await screen.findByRole('button', { name: /^(Pay \$255.59|Try again)/ }))
  await waitFor(() => expect(bought).toHaveLength(2))
  expect(bought[1]!.subscription.stripe_payment_method_id).toBe('pm_typed')
})

it('that is opened and left changes nothing: the typed card pays', async () => {
  open()
  await fillIn()
  const pay = await screen.findByRole('button', { name: 'Pay $255.59' })
  await act(async () => {
    wallet().emit('click', { resolve: (details: never) => resolved.push(details) })
    wallet().emit('cancel')
  })
  expect(resolved).toHaveLength(1)
  expect(bought).toEqual([])
  cards.createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_typed' } })
  await userEvent.click(pay)
  await waitFor(() => expect(bought).toHaveLength(1))
  expect(bought[0]!.subscription.stripe_payment_method_id).toBe('pm_typed')
})
