'use client'

import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useMemberships } from '@/hooks/membership/use-memberships'
import { browserApi } from '@/lib/api/browser'
import type { OwnMembership } from '@/lib/api/memberships'
import { type OpenPayment, payOpenPayment } from '@/lib/api/open-payments'
import type { Result } from '@/lib/api/result'
import { confirmPayment } from '@/lib/checkout/card-payments'
import { loadCardProvider } from '@/lib/checkout/load-card-provider'
import { pageConfig } from '@/lib/config/page-config'
import { isOwn } from '@/lib/membership/membership-actions'

/** What a try to pay came to; the sentences are the provider's, and may be none. */
export type OpenPaymentOutcome =
  { kind: 'paid' } | { kind: 'due' } | { kind: 'failed'; error: unknown; messages: string[] }

/**
 * The member's past-due memberships, whether they are known yet (`isKnown`), and paying what they owe
 * with the default card.
 */
export function useOpenPayments() {
  const memberships = useMemberships('active')
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)
  const due = (memberships.data?.data ?? []).filter(
    (membership): membership is OwnMembership =>
      membership.status === 'past_due' && isOwn(membership),
  )

  async function pay(id: OwnMembership['id']): Promise<OpenPaymentOutcome> {
    setBusy(true)
    const outcome = await payAndConfirm(id)
    // Everything about money on the page may have changed.
    await mutate(() => true)
    setBusy(false)
    return outcome
  }

  return { due, isKnown: memberships.data !== null, busy, pay }
}

async function payAndConfirm(id: OwnMembership['id']): Promise<OpenPaymentOutcome> {
  const first = await payOpenPayment(browserApi, id)
  const secret = first.ok && first.data.stripeDetails.stripePaymentIntentClientSecret
  if (!secret) return toOutcome(first)
  const stripe = await loadCardProvider(pageConfig()?.stripePublishableKey ?? null)
  const confirmation = await confirmPayment(stripe, secret, null)
  if (confirmation.kind === 'refused')
    return { kind: 'failed', error: null, messages: confirmation.failure.messages }
  return toOutcome(await payOpenPayment(browserApi, id))
}

function toOutcome(result: Result<OpenPayment>): OpenPaymentOutcome {
  if (!result.ok) return { kind: 'failed', error: result.error, messages: [] }
  return { kind: result.data.status === 'past_due' ? 'due' : 'paid' }
}
