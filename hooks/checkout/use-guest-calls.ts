'use client'

import { useRef } from 'react'
import type { Api } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import type { Subscription, SubscriptionId } from '@/lib/api/subscriptions'
import {
  createPublicSubscription,
  getPublicSubscription,
  type PurchaseInput,
} from '@/lib/api/subscriptions-web'
import { loadCurrentAttempt } from '@/lib/checkout/attempt-store'
import type { PurchaseScope } from '@/lib/checkout/purchase-scope'

/**
 * The calls of a purchase without an account. Anybody with its id may read its outcome, so the read
 * does not tell the secret of its payment: it comes from the memory of this page, or, after a reload,
 * from repeating the request under its key.
 */
export function useGuestCalls(scope: PurchaseScope) {
  const known = useRef<{ id: SubscriptionId; details: Subscription['stripeDetails'] } | null>(null)

  async function create(api: Api, input: PurchaseInput) {
    const result = await createPublicSubscription(api, input)
    if (result.ok) known.current = { id: result.data.id, details: result.data.stripeDetails }
    return result
  }

  async function read(
    api: Api,
    id: SubscriptionId,
    options: { signal?: AbortSignal; timeoutMs?: number },
  ): Promise<Subscription> {
    const found = await getPublicSubscription(api, id, options)
    if (found.status !== 'incomplete') return found
    if (known.current?.id === id) return { ...found, stripeDetails: known.current.details }
    const { key, request, stage } = loadCurrentAttempt(scope, Date.now())
    if (request) {
      const again = await create(api, { ...request, idempotencyKey: key })
      if (!again.ok) throw again.error
      return again.data
    }
    // Without its secret an unpaid purchase of another tab can only be bought anew.
    if (stage === 'created')
      throw new ApiError({ method: 'GET', path: 'subscription', status: 404, code: 'not_found' })
    return found
  }

  return { create, read }
}
