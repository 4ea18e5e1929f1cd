import { CardForm } from './card-form'
import {
  confirmCardPayment,
  createPaymentMethod,
  createToken,
  createWalletMethod,
  handleNextAction,
  retrievePaymentIntent,
  type Fields,
} from './payments'
import { confirmCardSetup, retrieveSetupIntent } from './setups'
import { setLanguage } from './translate'
import type { FontSource } from './messages'

/**
 * The part of Stripe.js that card fields and wallets need, implemented on the sandbox: what
 * `@stripe/react-stripe-js` and a page call for card payments, with the results and errors of the
 * real one.
 */
function createStripe(key: unknown) {
  if (typeof key !== 'string' || !/^pk_/.test(key))
    throw Object.assign(new Error('A publishable key (pk_…) is needed.'), {
      name: 'IntegrationError',
    })
  const forms = new Set<CardForm>()
  return {
    elements(options?: {
      fonts?: FontSource[]
      locale?: string
      amount?: number
      currency?: string
    }) {
      setLanguage(options?.locale)
      const form = new CardForm(options)
      forms.add(form)
      return form
    },
    createPaymentMethod(
      first: Fields | string | { elements: unknown },
      card?: unknown,
      data?: object,
    ) {
      if (typeof first === 'string')
        return createPaymentMethod(forms, { type: first, card, ...data })
      if ('elements' in first && first.elements instanceof CardForm)
        return createWalletMethod(first.elements)
      return createPaymentMethod(forms, first as Fields)
    },
    createToken: (card: unknown, data?: object) => createToken(forms, card, data),
    confirmCardPayment: (
      secret: unknown,
      data?: { payment_method?: unknown },
      options?: { handleActions?: boolean },
    ) => confirmCardPayment(forms, secret, data, options),
    confirmCardSetup: (secret: unknown, data?: { payment_method?: unknown }) =>
      confirmCardSetup(forms, secret, data),
    retrieveSetupIntent,
    retrievePaymentIntent,
    handleCardAction: handleNextAction,
    handleNextAction: ({ clientSecret }: { clientSecret: unknown }) =>
      handleNextAction(clientSecret),
    registerAppInfo() {},
    _registerWrapper() {},
  }
}

Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) })
