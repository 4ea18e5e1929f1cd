import { hasNoResponse } from '@/lib/api/error-kinds'
import type { AddedCard, Card } from '@/lib/api/payment-profile'
import type { Result } from '@/lib/api/result'
import type { CardResponse } from '@/lib/checkout/card-payments'
import { callFailure } from '@/lib/checkout/failure'

/** The calls by which a card is saved. */
export type AddCardPorts = {
  /** Makes a payment method of the typed card at the card provider; its id. */
  createMethod: () => Promise<CardResponse<string>>
  addCard: (paymentMethodId: string) => Promise<Result<AddedCard>>
  /** Lets the bank ask the payer, by the secret of the setup. */
  confirm: (clientSecret: string) => Promise<CardResponse<void>>
}

/**
 * `unclear` when no answer arrived, so the card may be saved; otherwise the sentences of the card
 * provider or of ours, which may be none.
 */
export type AddCardOutcome =
  { kind: 'saved'; card: Card } | { kind: 'failed'; messages: string[]; unclear: boolean }

const failed = (messages: string[], unclear = false): AddCardOutcome => ({
  kind: 'failed',
  messages,
  unclear,
})

/** Saves the typed card: at the card provider, then here, with the bank's question between. */
export async function runAddCard(ports: AddCardPorts): Promise<AddCardOutcome> {
  const method = await ports.createMethod()
  if (!method.ok) return failed(method.failure.messages)
  let added = await ports.addCard(method.data)
  if (added.ok && 'clientSecret' in added.data) {
    const confirmed = await ports.confirm(added.data.clientSecret)
    if (!confirmed.ok) return failed(confirmed.failure.messages)
    added = await ports.addCard(method.data)
  }
  if (!added.ok) return failed(callFailure(added.error).messages, hasNoResponse(added.error))
  return 'clientSecret' in added.data ? failed([]) : { kind: 'saved', card: added.data }
}
