import type Stripe from 'stripe'
import type { Account, Setup } from './account'
import { attachMethod, selectMethod } from './cards'
import { example } from './present'
import type { Requests } from './requests'

const present = ({ id, created, customer, method, status, secret }: Setup): Stripe.SetupIntent =>
  example('setup_intent', {
    ...{ id, created, customer, status, client_secret: secret },
    payment_method: status === 'requires_payment_method' ? null : method,
    next_action: status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
  })

/** Asks the bank: it declines, wants the payer to confirm, or agrees, which attaches the card. */
function confirm(account: Account, setup: Setup): Stripe.SetupIntent {
  if (setup.status === 'succeeded') return present(setup)
  const { behavior } = account.find('payment_method', setup.method)
  setup.status = 'requires_payment_method'
  if (behavior.kind !== 'challenge') attachMethod(account, setup.method, setup.customer)
  setup.status = behavior.kind === 'challenge' ? 'requires_action' : 'succeeded'
  return present(setup)
}

/** Makes a setup of a card for later payments, and confirms it. */
export function createSetup(account: Account, request: Requests['POST /v1/setup_intents']) {
  const { id: customer } = account.find('customer', request.customer, 'customer')
  const method = selectMethod(account, request.payment_method ?? '', customer)
  const id = account.id('seti')
  const setup: Setup = {
    ...{ id, customer, method: method.id, created: account.seconds() },
    secret: `${id}_secret_${account.id('').slice(1)}`,
    status: 'requires_confirmation',
  }
  account.setup_intent.set(id, setup)
  return confirm(account, setup)
}

export const readSetup = (account: Account, id: string) => present(account.find('setup_intent', id))

export const confirmSetup = (account: Account, id: string) =>
  confirm(account, account.find('setup_intent', id))

/** The payer's answer to the bank's question about a card. */
export function answerSetup(account: Account, id: string, passed: boolean): Stripe.SetupIntent {
  const setup = account.find('setup_intent', id)
  if (setup.status !== 'requires_action') return present(setup)
  if (passed) attachMethod(account, setup.method, setup.customer)
  setup.status = passed ? 'succeeded' : 'requires_payment_method'
  return present(setup)
}
