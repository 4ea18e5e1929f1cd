import Stripe from 'stripe'
import type { Account } from './account'

export type Delivery = {
  /** How often each event is sent; Stripe promises at least once. */
  times?: number
  order?: 'as happened' | 'reversed'
  /** Only events of these types; the others stay for later. */
  only?: Stripe.Event['type'][]
}

/** Sends the account's events, signed by the official library; returns the statuses of the replies. */
export async function sendEvents(
  account: Account,
  endpoint: { url: string; secret: string },
  { times = 1, order = 'as happened', only }: Delivery = {},
): Promise<number[]> {
  const chosen = account.events.filter(({ type }) => !only || only.includes(type))
  account.events = account.events.filter((event) => !chosen.includes(event))
  const events = order === 'reversed' ? chosen.toReversed() : chosen
  const statuses: number[] = []
  for (const event of events.flatMap((each) => Array.from({ length: times }, () => each))) {
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: endpoint.secret,
      timestamp: account.seconds(),
    })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const { status } = await fetch(endpoint.url, { method: 'POST', headers, body: payload })
    statuses.push(status)
  }
  return statuses
}
