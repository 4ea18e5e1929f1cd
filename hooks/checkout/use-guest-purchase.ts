'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'
import type { Plan } from '@/lib/api/plans'
import { readFragment } from '@/lib/browser/private-fragment'
import {
  type EarlierPurchase,
  earlierPurchase,
  openAttempt,
  randomKey,
} from '@/lib/checkout/attempt'
import { loadAttempt, saveAttempt } from '@/lib/checkout/attempt-store'
import { buyerOfFragment } from '@/lib/checkout/link-fragment'
import type { LinkTerms } from '@/lib/checkout/payment-link'
import { GUEST, purchaseScope } from '@/lib/checkout/purchase-scope'
import { useCardProvider } from './use-card-provider'
import { useFinishPurchase } from './use-finish-purchase'
import { usePayerCurrency } from './use-payer-currency'
import { regionOf } from './use-payer-defaults'
import type { ReadyPurchase } from './use-payment-screen'

export type GuestPurchase =
  /** The plan has no price in the buyer's currency. */
  | { kind: 'otherCurrency' }
  | { kind: 'earlier'; purchase: EarlierPurchase; startOver: () => void }
  | (ReadyPurchase & { isPrefilled: boolean })

type Options = {
  plan: Plan
  terms: LinkTerms
  /** They decide the currency. */
  plansOnSale: readonly Plan[]
  agreementIds: number[]
  refreshPlan: () => void
}

// A guest has neither earlier payments nor a card on file that could be read.
const nothingToRead = { status: 'ready', retrying: false, retry: () => {} } as const

/** The purchase of a buyer without an account; what the link says about them is filled in. */
export function useGuestPurchase(options: Options): GuestPurchase {
  const { plan, terms, plansOnSale, agreementIds, refreshPlan } = options
  const plans = plansOnSale.length > 0 ? plansOnSale : [plan]
  const { currencyOf } = usePayerCurrency(plans, useLocale())
  const provider = useCardProvider()
  const finish = useFinishPurchase(() => {})
  const scope = purchaseScope(GUEST, plan, terms.brandId)
  const [linked] = useState(() => buyerOfFragment(readFragment()))
  const [defaults] = useState(() => ({ country: regionOf(navigator.language), ...linked }))
  // Only what was there before this form: its own purchase ends on the page of success.
  const [earlier, setEarlier] = useState(() => earlierPurchase(loadAttempt(scope), Date.now()))

  if (earlier) {
    const startOver = () => {
      saveAttempt(scope, openAttempt(Date.now(), randomKey))
      setEarlier(null)
    }
    return { kind: 'earlier', purchase: earlier, startOver }
  }
  const currency = currencyOf(plan)
  if (currency === null) return { kind: 'otherCurrency' }
  return {
    kind: 'ready',
    plan,
    scope,
    currency,
    replaces: false,
    profile: nothingToRead,
    onFile: { ...nothingToRead, card: null },
    defaults,
    isPrefilled: linked !== null,
    provider,
    refreshPlan,
    link: terms,
    offer: null,
    agreementIds,
    onBought: (...bought) => void finish(scope, ...bought),
  }
}
