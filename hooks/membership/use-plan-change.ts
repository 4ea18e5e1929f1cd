import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { changeMembership, getChangePreview, type PlanChange } from '@/lib/api/membership-changes'
import { getMembership, type OwnMembership } from '@/lib/api/memberships'
import { isMembershipKey, swrKeys } from '@/lib/api/swr-keys'
import { confirmPayment } from '@/lib/checkout/card-payments'
import { loadCardProvider } from '@/lib/checkout/load-card-provider'
import { pageConfig } from '@/lib/config/page-config'
import { type PlanChangeOutcome, runPlanChange } from '@/lib/membership/run-plan-change'

/**
 * A change of plan: what it would charge, and a function that makes it with the amount that is
 * shown. A second call while one is under way is ignored.
 */
export function usePlanChange(membership: OwnMembership, change: PlanChange) {
  const { mutate } = useSWRConfig()
  const { id } = membership
  const preview = useRead(
    swrKeys.changePreview(id, change),
    () => getChangePreview(browserApi, id, change),
    { ...recovering, revalidateOnMount: true },
  )
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PlanChangeOutcome | null>(null)
  const isUnderWay = useRef(false)
  // Stays the same while the outcome is unknown, so that a repetition is not a second change.
  const key = useRef<string>(null)

  async function confirm(): Promise<PlanChangeOutcome | null> {
    if (isUnderWay.current || !preview.data) return null
    isUnderWay.current = true
    setBusy(true)
    setOutcome(null)
    const { dueToday, prorationDate } = preview.data
    const { amount, currency } = dueToday
    const expected = { amount, currency, prorationDate }
    const idempotencyKey = (key.current ??= crypto.randomUUID())
    try {
      const result = await runPlanChange(
        {
          change: () => changeMembership(browserApi, id, { ...change, expected }, idempotencyKey),
          authenticate: async (secret) => {
            const stripe = await loadCardProvider(pageConfig()?.stripePublishableKey ?? null)
            return confirmPayment(stripe, secret, null)
          },
          read: () => getMembership(browserApi, id),
        },
        ({ subscriptionPlan, brand }) =>
          subscriptionPlan.id === change.subscriptionPlanId &&
          (change.brandId ?? null) === (brand?.id ?? null),
      )
      if (result.kind !== 'unclear') key.current = null
      if (result.kind === 'amountChanged') preview.retry()
      void mutate(isMembershipKey)
      setOutcome(result)
      return result
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  return { preview, busy, outcome, confirm }
}
