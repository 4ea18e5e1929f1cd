import { ALREADY_SUBSCRIBED } from './failure'
import type { PaymentState } from './payment-state'

/** Kind of message about a payment that does not continue. */
export type NoticeKind =
  /** Definitely declined; nothing was charged. */
  | 'refused'
  /** The card provider never received it; nothing was charged. */
  | 'notReceived'
  /** Definitely ended; nothing was charged. */
  | 'notCharged'
  /** An earlier purchase that is waiting for its payment. */
  | 'unfinished'
  /** Probably processing. */
  | 'unsettled'
  /** The bank is waiting for the payer. */
  | 'bankWaits'
  /** Outcome unknown; it may have been paid. */
  | 'unknown'

export type PaymentNotice = {
  kind: NoticeKind
  /** Messages of the provider or card provider, ready to be shown. */
  messages: string[]
  /** Whether another card may help: only after a definite decline of this one. */
  anotherCard: boolean
}

/** The message about a stopped payment, or null when there is none. */
export function paymentNotice(state: PaymentState): PaymentNotice | null {
  const { step, failure } = state
  if (failure === null || (step !== 'failed' && step !== 'idle')) return null
  const { messages, byCard = false } = failure
  return { kind: kindOf(state, failure.code), messages, anotherCard: byCard }
}

function kindOf({ subscription, outcomeUnknown, resume }: PaymentState, code: string): NoticeKind {
  switch (code) {
    case 'unfinished':
    case 'notCharged':
    case 'notReceived':
    case 'bankWaits':
      return code
    case 'unknownOutcome':
      return 'unknown'
  }
  if (outcomeUnknown) return 'unknown'
  return subscription !== null && resume === 'check' ? 'unsettled' : 'refused'
}

/** Whether the payer already has an equivalent plan. */
export const isAlreadySubscribed = ({ step, failure, outcomeUnknown }: PaymentState): boolean =>
  step === 'failed' && !outcomeUnknown && failure?.code === ALREADY_SUBSCRIBED
