import { ALREADY_SUBSCRIBED } from './failure'
import type { PaymentState } from './payment-state'

/** What a payment that does not go on is told as. */
export type NoticeKind =
  /** Refused for certain: nothing was taken. */
  | 'refused'
  /** The card provider never received it: nothing was taken. */
  | 'notReceived'
  /** Over for certain, and nothing was taken. */
  | 'notCharged'
  /** An earlier purchase that waits for its payment. */
  | 'unfinished'
  /** On its way, as far as is known. */
  | 'unsettled'
  /** The bank waits for the payer. */
  | 'bankWaits'
  /** Not known: it may have been paid. */
  | 'unknown'

export type PaymentNotice = {
  kind: NoticeKind
  /** Sentences of others that say more, ready to be shown. */
  messages: string[]
  /** Whether another card may help: only after a definite refusal of this one. */
  anotherCard: boolean
}

/** What to tell about a payment that has stopped, or null when there is nothing to tell. */
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

/** Whether the payer turned out to have a plan in the place of this one. */
export const isAlreadySubscribed = ({ step, failure, outcomeUnknown }: PaymentState): boolean =>
  step === 'failed' && !outcomeUnknown && failure?.code === ALREADY_SUBSCRIBED
