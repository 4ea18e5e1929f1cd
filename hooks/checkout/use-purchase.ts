'use client'

import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { boughtPlan } from '@/lib/checkout/bought-plan'
import { readClickId } from '@/lib/checkout/click-id'
import { purchaseRequest } from '@/lib/checkout/purchase-request'
import { quote } from '@/lib/checkout/attempt'
import { chosenOffer, takenOfferId } from '@/lib/offers/chosen-offer'
import { sentReferrer } from '@/lib/flow/sent-referrer'
import type { Order } from './use-order'
import { usePayment } from './use-payment'
import { usePaymentPorts } from './use-payment-ports'
import type { ReadyPurchase } from './use-payment-screen'
import { usePriceChange } from './use-price-change'
import { useRefusedOffer } from './use-refused-offer'

/**
 * Buys what an order says. `sameTerms` tells whether the form still says what the purchase at hand was
 * asked for with. A price that changed meanwhile is read again, with its tax.
 */
export function usePurchase(ready: ReadyPurchase, order: Order) {
  const { scope, plan, currency } = ready
  const { address, tax } = order
  const { promotion } = order.promotion
  const { charges } = order.summary
  const flow = useFlow()
  const params = useFlowParams()
  const offerId = takenOfferId(chosenOffer(flow, scope), promotion)
  const shown = quote({ address, promotion, currency, regular: charges?.regular ?? null })
  const ports = usePaymentPorts({
    scope,
    order,
    cardOnFile: ready.onFile.card,
    asked: shown,
    request: (paymentMethodId) =>
      purchaseRequest({
        scope,
        currency,
        paymentMethodId,
        stripePromotionCodeId: promotion?.stripePromotionCodeId ?? null,
        offerId,
        address,
        charges,
        referrerId: sentReferrer(params, flow),
        impactClickId: readClickId(params.irclickid),
      }),
  })
  const { state, flags, asked, busyElsewhere, pay } = usePayment({
    scope,
    ports,
    onSuccess({ bought }, paidFor) {
      if (!bought) return
      const regular = paidFor?.regular ?? null
      ready.onBought(boughtPlan(bought, { plan, regular }), paidFor?.promotion?.title ?? null)
    },
  })
  usePriceChange(state.failure, () => {
    ready.refreshPlan()
    tax.retry()
  })
  useRefusedOffer(state.failure, order.promotion.remove)
  return { state, flags, sameTerms: asked?.terms === shown.terms, busyElsewhere, pay }
}
