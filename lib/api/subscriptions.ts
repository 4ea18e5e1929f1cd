import type { Api } from '@/lib/api/client'
import { type Page, page } from '@/lib/api/paging'
import { type Subscription, subscription } from '@/lib/api/subscriptions-web'

/** The subscriptions of the person who is signed in. Specification 4, account list filter. */
export function listSubscriptions(
  api: Api,
  status: 'active' | 'canceled',
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<Page<Subscription>> {
  return api.get('/v1/subscriptions', {
    ...options,
    query: { status },
    decode: page(subscription),
  })
}
