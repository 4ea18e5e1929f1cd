import { afterAll, expect, test } from 'vitest'
import { renew } from '../../support/stripe-server/payments'
import { createMember } from '../../support/users'
import { buy, order, startStripeShop, subscriptionsOf, typeCard } from '../support/shop'
import { sendEvents } from '../../support/stripe-server/webhook-sender'
import { webhookSecrets } from '../support/webhook-secrets'

const { stripe, provider, stop } = await startStripeShop()
afterAll(stop)

const path = '/api/v1/payment_profiles'
type Headers = Record<string, string>
const add = (headers: Headers, id: string, isDefault = false) =>
  provider.call('POST', path, {
    headers,
    body: { stripe_payment_method_id: id, default: isDefault },
  })
const list = async (headers: Headers) =>
  (await provider.call('GET', path, { headers })).body.data as {
    id: string
    last4: string
    default: boolean
  }[]
const answer = (secret: string, passed: boolean) =>
  fetch(`${stripe.url}/bank/challenges`, {
    method: 'POST',
    body: JSON.stringify({ intent: secret.split('_secret_')[0], client_secret: secret, passed }),
  })

test('a card with 3-D Secure is stored by one setup, and made the default of a subscription', async () => {
  const { user, headers } = await createMember(provider)
  await buy(provider, headers, order())
  const [row] = await subscriptionsOf(provider, user.id)
  const { id } = (await typeCard(provider, '4000002500003155')).body
  const asked = await add(headers, id, true)
  expect(asked.status).toBe(202)
  await answer(asked.body.client_secret, false)
  const again = await add(headers, id, true)
  expect(again.body).toEqual(asked.body)
  await answer(again.body.client_secret, true)
  expect(await add(headers, id, true)).toMatchObject({ status: 201, body: { default: true } })
  expect(stripe.account.setup_intent.size).toBe(1)
  const subscription = stripe.account.find('subscription', row!.gatewaySubscriptionId!)
  expect(subscription.defaultMethod).toBe(id)
})

test('a declined card and an unknown one are refused in words', async () => {
  const { headers } = await createMember(provider)
  const declined = (await typeCard(provider, '4000000000000002')).body.id
  expect((await add(headers, declined)).body.errors.full_messages).toEqual([
    'Your card was declined.',
  ])
  expect((await add(headers, 'pm_unknown')).body.errors.full_messages).toEqual([
    'This card can’t be used here. Use another card.',
  ])
})

test('removing a card gives its subscriptions to the one that is left', async () => {
  const { user, headers } = await createMember(provider)
  await buy(provider, headers, order())
  const [bought] = await list(headers)
  const other = (await typeCard(provider, '5555555555554444')).body.id
  const [row] = await subscriptionsOf(provider, user.id)
  expect((await provider.call('DELETE', `${path}/${bought!.id}`, { headers })).status).toBe(422)
  await add(headers, other)
  expect((await provider.call('DELETE', `${path}/${bought!.id}`, { headers })).status).toBe(204)
  expect(await list(headers)).toMatchObject([{ id: other, default: true }])
  const subscription = stripe.account.find('subscription', row!.gatewaySubscriptionId!)
  expect(subscription.defaultMethod).toBe(other)
})

test('what is owed is paid once with the new card', async () => {
  const { user, headers } = await createMember(provider)
  await buy(provider, headers, order())
  const [row] = await subscriptionsOf(provider, user.id)
  provider.clock.advance(1000)
  renew(stripe.account, row!.gatewaySubscriptionId!, { declined: true })
  provider.clock.advance(1000)
  const endpoint = { url: `${provider.url}/webhooks/cards`, secret: webhookSecrets[0] }
  await sendEvents(stripe.account, endpoint)
  const pay = () =>
    provider.call('POST', `/api/v1/subscriptions/${row!.id}/open_payment`, { headers })
  const due = async () =>
    (await provider.call('GET', `/api/v1/subscriptions/${row!.id}`, { headers })).body.amount_due
  expect(await due()).toEqual({ amount: 239.99, tax: 0, currency: 'usd' })
  await add(headers, (await typeCard(provider, '5555555555554444')).body.id, true)
  expect((await pay()).body.status).toBe('active')
  expect((await pay()).body.status).toBe('active')
  expect(await due()).toBeNull()
  const { body } = await provider.call('GET', '/api/v1/invoices', { headers })
  expect(body.data).toMatchObject([{ card_last4: '4444' }, { card_last4: '4242' }])
})
