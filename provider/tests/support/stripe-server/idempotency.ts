import { StripeApiError } from './api-error'

export type Reply = { status: number; body: object }

/** How long Stripe remembers a key at least. */
const lifetimeMs = 24 * 3_600_000

/**
 * Stripe's idempotency: a key returns its first reply again, also a failed one, for a day; with
 * another request it is an error.
 */
export function createIdempotency(now: () => Date) {
  const replies = new Map<string, { request: string; at: number; reply: Reply }>()
  return (key: string | undefined, request: string, run: () => Reply): Reply => {
    if (key === undefined) return run()
    const at = now().getTime()
    const known = replies.get(key)
    if (!known || at - known.at >= lifetimeMs) {
      const reply = run()
      replies.set(key, { request, at, reply })
      return reply
    }
    if (known.request === request) return known.reply
    throw new StripeApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
    })
  }
}
