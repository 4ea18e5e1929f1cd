import { CardForm } from './card-form'
import {
  confirmCardPayment,
  createPaymentMethod,
  createToken,
  handleNextAction,
  retrievePaymentIntent,
  type Fields,
} from './payments'
import { speak } from './speech'
import type { FontSource } from './wire'

/**
 * The part of Stripe.js that card fields need, against the sandbox: what `@stripe/react-stripe-js`
 * calls, what a page calls for card payments, and the results and errors of the real one.
 */
function createStripe(key: unknown) {
  if (typeof key !== 'string' || !/^pk_/.test(key))
    throw Object.assign(new Error('A publishable key (pk_…) is needed.'), {
      name: 'IntegrationError',
    })
  const forms = new Set<CardForm>()
  return {
    elements(options?: { fonts?: FontSource[]; locale?: string }) {
      speak(options?.locale)
      const form = new CardForm(options)
      forms.add(form)
      return form
    },
    createPaymentMethod: (first: Fields | string, card?: unknown, data?: object) =>
      createPaymentMethod(
        forms,
        typeof first === 'string' ? { type: first, card, ...data } : first,
      ),
    createToken: (card: unknown, data?: object) => createToken(forms, card, data),
    confirmCardPayment: (
      secret: unknown,
      data?: { payment_method?: unknown },
      options?: { handleActions?: boolean },
    ) => confirmCardPayment(forms, secret, data, options),
    retrievePaymentIntent,
    handleCardAction: handleNextAction,
    handleNextAction: ({ clientSecret }: { clientSecret: unknown }) =>
      handleNextAction(clientSecret),
    registerAppInfo() {},
    _registerWrapper() {},
  }
}

Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) })
