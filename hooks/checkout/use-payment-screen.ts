'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import type { Plan } from '@/lib/api/plans'
import { isAttemptUnderWay } from '@/lib/checkout/attempt-store'
import type { TypedValues } from '@/lib/checkout/payment-fields'
import { isChange, type PaymentView, paymentView } from '@/lib/checkout/payment-view'
import type { LinkTerms } from '@/lib/checkout/payment-link'
import { lacksBrand } from '@/lib/checkout/purchase-scope'
import { flowLinks } from '@/lib/flow/flow-path'
import type { FlowOffer, FlowPurchase } from '@/lib/flow/flow-state'
import { chosenOffer } from '@/lib/offers/chosen-offer'
import type { CardOnFile, Loading } from './use-card-on-file'
import { type CardProvider, useCardProvider } from './use-card-provider'
import { useChosenOffer } from './use-chosen-offer'
import { useFinishPurchase } from './use-finish-purchase'
import { usePayer } from './use-payer'
import { usePaymentGuard } from './use-payment-guard'
import { usePurchasePlan } from './use-purchase-plan'

/** A purchase that can be paid for, with everything that its form begins with. */
export type ReadyPurchase = Extract<PaymentView, { kind: 'ready' }> & {
  /** Whether the currency of the payer's earlier payments is known. */
  profile: Loading
  onFile: CardOnFile
  defaults: Partial<TypedValues>
  provider: CardProvider
  /** Reads the plan again; until then it stays as it is. */
  refreshPlan: () => void
  /** The link that the purchase came by; null for the usual way. */
  link: LinkTerms | null
  /** The offer that was chosen with the plan; a payment link has its own. */
  offer: FlowOffer | null
  /** The legal texts that a buyer without an account agrees to. */
  agreementIds: number[]
  /** `email` is that of a buyer without an account. */
  onBought: (purchase: FlowPurchase, promoTitle: string | null, email: string | null) => void
}

export type PaymentScreenState =
  | Extract<PaymentView, { kind: 'loading' | 'missing' | 'covered' }>
  | { kind: 'unavailable'; retry: () => void }
  /** `own` is the currency of the payer's earlier payments, a code in any case. */
  | { kind: 'otherCurrency'; own: string }
  /** `isOfferGone`: the address names an offer that the payer cannot take. */
  | (ReadyPurchase & { isOfferGone: boolean })

/**
 * What the payment screen shows to whoever opened it. `plansOnSale` are the plans as the server read
 * them: they decide the currency. `link` is the payment link that a member has opened.
 */
export function usePaymentScreen(
  pageBrandId: number | null,
  plansOnSale: readonly Plan[],
  link: LinkTerms | null = null,
): PaymentScreenState {
  const { session, params, planId, brandId, chooseBrand, done, leaveFor } = usePaymentGuard(
    pageBrandId,
    link,
  )
  const locale = useLocale()
  const isMember = session.status === 'member'
  const purchase = usePurchasePlan(isMember ? planId : null, brandId)
  const { plan } = purchase
  const chosen = useChosenOffer({ planId, brandId, canRead: isMember && link === null })
  const payer = usePayer({
    isMember,
    plans: plansOnSale.length > 0 ? plansOnSale : plan ? [plan] : [],
    isAwaited: isMember && plan !== null,
  })
  const finish = useFinishPurchase(done)

  useEffect(() => {
    if (plan && lacksBrand(plan, brandId)) chooseBrand(plan)
  })

  const { onFile, own, currencyOf, profile, defaults, canOpen } = payer
  const view = paymentView({
    session,
    purchase,
    offer: link === null ? chosen.status : 'ready',
    brandId,
    canOpen,
    hasBegun: isAttemptUnderWay,
    currencyOf,
  })
  const isUpgrade = link === null && params.flow === 'upgrade' && isChange(view)
  const provider = useCardProvider(view.kind === 'ready' && !isUpgrade)

  useEffect(() => {
    if (isUpgrade) leaveFor(flowLinks(locale, params)('plans', { sp: planId, for: brandId }))
  })

  if (isUpgrade) return { kind: 'loading' }
  switch (view.kind) {
    case 'unavailable':
      return {
        kind: 'unavailable',
        retry: { session, plan: purchase, offer: chosen }[view.cause].retry,
      }
    case 'otherCurrency':
      return { kind: 'otherCurrency', own: own ?? '' }
    case 'ready':
      return {
        ...view,
        profile,
        onFile,
        defaults,
        provider,
        refreshPlan: purchase.refresh,
        link,
        offer: link ? null : chosenOffer(chosen, view.scope),
        isOfferGone: link === null && chosen.isGone,
        agreementIds: [],
        onBought: (...bought) => void finish(view.scope, ...bought),
      }
    default:
      return view
  }
}
