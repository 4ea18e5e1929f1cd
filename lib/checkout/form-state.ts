import { type FieldErrors, firstInvalid, type PaymentField } from './payment-fields'
import {
  isOutdated,
  isSettling,
  needsForm,
  type PaymentEvent,
  paymentFlags,
  type PaymentState,
  type PayWith,
} from './payment-state'

/** Everything by which it is decided what the payer can do with the payment form. */
export type FormFacts = {
  state: PaymentState
  payWith: PayWith
  /** Another card was chosen or typed since the last try. */
  newCard: boolean
  /** The form still says what the purchase at hand was asked for with. */
  sameTerms: boolean
  /** The currency is known, and with it the price. */
  isPriced: boolean
  /** The card on file pays, or what is typed into the card provider's frames is known. */
  hasCard: boolean
  /** What is charged is known and shown. */
  hasCharges: boolean
  isOnline: boolean
  /** Of the fields whose content is known. */
  errors: FieldErrors
}

/** What the form lets the payer do. */
export function formState(facts: FormFacts) {
  const { state, newCard, sameTerms, isPriced, hasCard, isOnline } = facts
  const { loading, success } = paymentFlags(state)
  const isPaying = loading || success
  const outdated = isOutdated(state, { newCard, sameTerms })
  const paysAnew = needsForm(state, newCard || outdated)
  return {
    /** It is being paid, or is paid. */
    isPaying,
    /** Nothing can be typed: it is paid, or only the same request may follow. */
    isLocked: isPaying || state.outcomeUnknown,
    /** The payment may be on its way: its terms stand still, only another card can be typed. */
    isSettling: isSettling(state, newCard),
    /** The purchase at hand is for other terms than the form now says. */
    outdated,
    /** Pressing the button takes a payment; else it repeats a request or looks at a payment. */
    paysAnew,
    /** Something other than a wrong field or an unknown total keeps the payer from paying. */
    isBlocked: !isOnline || (paysAnew && !(isPriced && hasCard)),
  }
}

export type Submission =
  | { kind: 'refused' }
  /** The first field that is wrong. */
  | { kind: 'wrong'; field: PaymentField }
  | { kind: 'pay'; event: PaymentEvent & { type: 'submit' | 'tryAgain' } }

/**
 * What becomes of sending the form: it leads to a wrong field even while something else keeps the
 * payer from paying. Nothing is taken whose amount the payer has not seen.
 */
export function submission(facts: FormFacts): Submission {
  const { state, payWith, newCard, errors, hasCharges, isOnline } = facts
  const { isPaying, isBlocked, paysAnew, outdated } = formState(facts)
  if (isPaying || !isOnline) return { kind: 'refused' }
  if (paysAnew) {
    const field = firstInvalid(errors)
    if (field) return { kind: 'wrong', field }
    if (!hasCharges) return { kind: 'refused' }
  }
  if (isBlocked) return { kind: 'refused' }
  const tryAgain = { type: 'tryAgain', payWith, newCard, outdated } as const
  return { kind: 'pay', event: state.step === 'failed' ? tryAgain : { type: 'submit', payWith } }
}
