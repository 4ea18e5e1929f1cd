import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from './support/axe'
import { cards, threeDSecure } from './support/card'
import { createPerson } from './support/person'
import { callProvider } from './support/provider'
import { expect, test } from './support/test'

const csp =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'"
const html = `<!doctype html><html lang="en"><head><title>Card fields</title>
  <script src="/sandbox/stripe.js"></script></head><body><main><h1>Card fields</h1><form>
  <label>Name <input name="name" /></label>
  <label for="number">Card number</label><div id="number"></div>
  <label for="expiry">Expires</label><div id="expiry"></div>
  <label for="cvc">Code</label><div id="cvc"></div>
  <button>Pay</button></form></main></body></html>`

type Result = { id?: string; last4?: string; status?: string; code?: string; message?: string }
type Window = typeof globalThis & {
  Stripe: (key: string) => Record<string, (...args: unknown[]) => unknown>
  pay: () => Promise<Result>
  confirmPay: (secret: string, method: string) => Promise<Result>
}

/** A page with only the sandbox's fields, under a strict content security policy. */
async function openFields(page: Page) {
  await page.route('**/card-fields', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html,
      headers: { 'content-security-policy': csp },
    }),
  )
  await page.goto('/card-fields')
  await page.evaluate(() => {
    type Answer = {
      paymentMethod?: { id: string; card: { last4: string } }
      paymentIntent?: { status: string }
      error?: { code: string; message: string }
    }
    type Element = { mount(selector: string): void; on(event: string, done: () => void): void }
    const own = window as unknown as Window
    const stripe = own.Stripe('pk_sandbox_local')
    const elements = stripe.elements!() as { create(type: string): Element }
    const fields = ['cardNumber', 'cardExpiry', 'cardCvc'].map((type) => elements.create(type))
    fields.forEach((field, index) => field.mount(['#number', '#expiry', '#cvc'][index]!))
    const plain = ({ paymentMethod, paymentIntent, error }: Answer) => ({
      id: paymentMethod?.id,
      last4: paymentMethod?.card.last4,
      status: paymentIntent?.status,
      code: error?.code,
      message: error?.message,
    })
    own.pay = async () =>
      plain((await stripe.createPaymentMethod!({ type: 'card', card: fields[0] })) as Answer)
    own.confirmPay = async (secret, payment_method) =>
      plain((await stripe.confirmCardPayment!(secret, { payment_method })) as Answer)
    return Promise.all(fields.map((field) => new Promise<void>((done) => field.on('ready', done))))
  })
}

const pay = (page: Page) => page.evaluate(() => (window as unknown as Window).pay())
const confirm = (page: Page, secret: string, method: string) =>
  page.evaluate(
    ([first, second]) => (window as unknown as Window).confirmPay(first!, second!),
    [secret, method],
  )
const fieldOf = (page: Page, id: string) => page.frameLocator(`#${id} iframe`).getByRole('textbox')

/** Creates a person with a purchase that waits for its payment, and returns the client secret. */
async function openPurchase(): Promise<string> {
  const { tokens } = await createPerson()
  type Bought = { stripe_details: { stripe_payment_intent_client_secret: string } }
  const { body } = await callProvider<Bought>('POST', '/v1/subscriptions/web', {
    tokens,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      subscription: {
        subscription_plan_id: 3,
        currency: 'usd',
        stripe_payment_method_id: 'pm_card_authenticationRequired',
      },
      format: 'json',
    },
  })
  return body.stripe_details.stripe_payment_intent_client_secret
}

test('the fields have the names of their labels, work by keyboard alone, show errors and send a card only to its provider', async ({
  page,
}) => {
  const posts: { from: string; to: string; body: string | null }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST')
      posts.push({
        from: new URL(request.frame().url()).pathname,
        to: new URL(request.url()).pathname,
        body: request.postData(),
      })
  })
  await openFields(page)
  const number = fieldOf(page, 'number')
  await page.getByText('Card number', { exact: true }).click()
  await expect(page.locator('#number')).toHaveClass(/StripeElement--focus/)
  await page.keyboard.type('42')
  await expect(number).toHaveValue('42')
  await expect(number).toHaveAccessibleName('Card number')
  await number.fill('')

  await page.getByLabel('Name').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('4242424242424241')
  await expect(number).toHaveValue('4242 4242 4242 4241')
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#number')).toHaveClass(/StripeElement--invalid/)
  await page.keyboard.press('Backspace')
  await page.keyboard.type('2')
  await expect(page.locator('#number')).toHaveClass(/StripeElement--complete/)
  await page.keyboard.press('Tab')
  await page.keyboard.type('139')
  await expect(fieldOf(page, 'expiry')).toHaveValue('01 / 39')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12')
  await page.keyboard.press('Tab')
  await expect(page.locator('#cvc')).toHaveClass(/StripeElement--invalid/)
  await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused()
  expect(await pay(page)).toMatchObject({ code: 'incomplete_cvc' })
  expect(posts).toEqual([])

  await fieldOf(page, 'cvc').fill('123')
  await expect(page.locator('#cvc')).toHaveClass(/StripeElement--complete/)
  expect(await pay(page)).toMatchObject({ id: expect.stringMatching(/^pm_/), last4: '4242' })
  expect(posts).toEqual([
    {
      from: '/sandbox/elements.html',
      to: '/sandbox/v1/payment_methods',
      body: expect.stringContaining(cards.pays),
    },
  ])
})

test('3-D Secure is accessible, can be operated by keyboard, fails and then succeeds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openFields(page)
  const secret = await openPurchase()
  await page.getByLabel('Name').focus()
  const refused = confirm(page, secret, 'pm_card_threeDSecure2Required')
  const bank = threeDSecure(page)
  await expect(bank.complete).toBeFocused()
  await expectAccessibleInBoth(page)
  await page.keyboard.press('Tab')
  await expect(bank.fail).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bank.complete).toBeFocused()
  await page.keyboard.press('Escape')
  expect(await refused).toMatchObject({ code: 'payment_intent_authentication_failure' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Name')).toBeFocused()

  const passed = confirm(page, secret, 'pm_card_threeDSecure2Required')
  await expect(bank.complete).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await passed).toMatchObject({ status: 'succeeded' })
  const again = await confirm(page, secret, 'pm_card_visa')
  expect(again).toMatchObject({ code: 'payment_intent_unexpected_state' })
})
