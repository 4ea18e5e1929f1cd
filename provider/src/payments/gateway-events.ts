import type { GatewayState } from './gateway-state'

/** The subscription that an event is about. */
export type EventTarget = {
  gatewaySubscriptionId: string
  /** Our reference, for an event that arrives before the response with the gateway's id. */
  reference?: string | undefined
}

/** Money that left the account again: by a refund, or because the payer disputes a payment. */
export type Reversal = {
  kind: 'refund' | 'dispute'
  at: Date
  /** Whether the subscription ends with it. */
  ends: boolean
}

/** A signed event, reduced to what can change a subscription; all others have only the envelope. */
export type GatewayEvent = {
  id: string
  type: string
  createdAt: Date
  update?: EventTarget & { state: GatewayState }
  reversal?: EventTarget & Reversal
}
