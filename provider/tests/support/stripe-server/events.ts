import Stripe from 'stripe'
import type { Account } from './account'
import { example } from './present'

/** Records an event about an object as it is now; it is sent later. */
export function emit(account: Account, type: Stripe.Event['type'], object: object): void {
  account.events.push(
    example('event', {
      id: account.eventId(),
      type,
      created: account.seconds(),
      api_version: Stripe.API_VERSION,
      data: { object: structuredClone(object) },
    } as Partial<Stripe.Event>),
  )
}
