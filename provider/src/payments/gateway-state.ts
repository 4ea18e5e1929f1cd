/** The gateway's view of a subscription and the time at which it was true. */
export type GatewayState = {
  status: 'incomplete' | 'active' | 'past_due' | 'canceled'
  at: Date
  trialEndsAt?: Date | undefined
  currentPeriodStart?: Date | undefined
  currentPeriodEnd?: Date | undefined
  /** Absent when the source does not say (an invoice does not), as those below. */
  cancelAtPeriodEnd?: boolean | undefined
  pause?: Pause | null | undefined
  /** The last change of plan that took effect; absent while the plan is that of the purchase. */
  plan?: ChangedPlan | undefined
}

/** Periods that begin from `startsAt` until before `endsAt` are not charged. */
export type Pause = { startsAt: Date; endsAt: Date }

/** The plan that a change with this reference has brought. Minor units. */
export type ChangedPlan = {
  reference: string
  planId: number
  planType: 'all' | 'single'
  brandId: number | null
  price: number
}

export type GatewaySubscription = {
  id: string
  intentId?: string | undefined
  /** For the payer's browser only, while a payment waits for its confirmation. Never logged. */
  clientSecret?: string | undefined
  /** Billing periods are counted from it. */
  billingAnchor?: Date | undefined
  /** The reference of a change of plan that waits for its payment, and the secret to confirm it. */
  pendingChange?: { reference: string; clientSecret: string } | undefined
  state: GatewayState
}

export type Continuation = { status: GatewayState['status']; cancelAtPeriodEnd: boolean }

/** Whether a subscription continues after its current period. */
export const hasNextPayment = ({ status, cancelAtPeriodEnd }: Continuation): boolean =>
  status === 'active' && !cancelAtPeriodEnd
