'use client'

import { useState } from 'react'
import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { isNotFound } from '@/lib/api/error-kinds'
import { listSubscriptions } from '@/lib/api/subscriptions'
import { getSubscription } from '@/lib/api/subscriptions-web'
import { boughtPlan } from '@/lib/checkout/bought-plan'
import { lastBought } from '@/lib/checkout/attempt-store'
import type { FlowPurchase } from '@/lib/flow/flow-state'
import { readFlow } from '@/lib/flow/flow-store'
import { readOnce } from '@/hooks/use-read'
import { swrKeys } from '@/lib/api/swr-keys'

type PurchaseResult =
  | { status: 'loading' | 'failed' | 'none'; purchase: null }
  | { status: 'ready'; purchase: FlowPurchase }

/**
 * The completed purchase: from this tab's flow state, else from the provider. `none` when the user
 * has no active subscription, so that opening the screen directly shows nothing. Specification 2.
 */
export function usePurchaseResult(userId: string | null): PurchaseResult & { retry: () => void } {
  // Read only once, because it holds the purchase that led to this screen.
  const [remembered] = useState(() => readFlow().purchase)
  const { data, error, mutate } = useSWR(
    userId === null || remembered ? null : swrKeys.purchase(userId),
    () => findPurchase(userId!),
    readOnce,
  )
  const retry = () => void mutate()
  if (remembered) return { status: 'ready', purchase: remembered, retry }
  if (data) return { status: 'ready', purchase: data, retry }
  if (data === null) return { status: 'none', purchase: null, retry }
  return { status: error ? 'failed' : 'loading', purchase: null, retry }
}

async function findPurchase(userId: string): Promise<FlowPurchase | null> {
  const known = lastBought(userId)
  if (known?.subscriptionId) {
    const subscription = await orNull(getSubscription(browserApi, known.subscriptionId))
    const regular = known.order?.regular ?? null
    if (subscription?.status === 'active') return boughtPlan(subscription, { plan: null, regular })
  }
  const page = await orNull(listSubscriptions(browserApi, 'active'))
  const active = page?.data.find(({ status }) => status === 'active')
  return active ? boughtPlan(active, { plan: null, regular: null }) : null
}

async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
