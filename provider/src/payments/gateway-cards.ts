/**
 * Whether a card is stored, or its bank first wants the payer to confirm it. `clientSecret` is for
 * the payer's browser only and never logged.
 */
export type CardSetup = { status: 'stored' } | { status: 'confirm'; clientSecret: string }

/** A payment that the gateway took for a subscription. Amounts in minor units. */
export type GatewayInvoice = {
  id: string
  reason: 'first' | 'renewal' | 'change'
  /** What was charged; `tax` is a part of it, `discount` has been taken off. */
  amount: number
  tax: number
  discount: number
  /** What has been paid back of `amount`. */
  refunded: number
  currency: string
  periodStart: Date | null
  periodEnd: Date | null
  paidAt: Date
  cardLast4: string | null
}

export type DefaultCard = {
  customerId: string
  cardId: string
  /** The subscriptions that are charged to it from now on. */
  subscriptionIds: string[]
}

/** What a gateway does with the cards of a customer and with what was paid by them. */
export type CardManagement = {
  /**
   * Stores a card for later payments. Repeating it after the payer's confirmation returns `stored`.
   * Throws PaymentRejectedError for a card that its bank declines, that is unknown or another
   * customer's.
   */
  createSetup(input: { customerId: string; cardId: string }): Promise<CardSetup>
  /**
   * What tells a customer's card, the given one or the default, from every other card, however often
   * and by whomever it is added. Undefined when there is no such card or nothing is known about it.
   */
  findFingerprint(input: {
    customerId: string
    cardId: string | undefined
  }): Promise<string | undefined>
  setDefaultCard(input: DefaultCard): Promise<void>
  /** Removes a card from its customer, also one that is removed already. */
  removeCard(cardId: string): Promise<void>
  /** Removes a customer with every card, for good. Its payments stay on record. */
  deleteCustomer(customerId: string): Promise<void>
  /** Every payment of a subscription, the oldest first. */
  listInvoices(subscriptionId: string): Promise<GatewayInvoice[]>
}
