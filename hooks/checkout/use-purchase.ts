'use client'

import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { boughtPlan } from '@/lib/checkout/bought-plan'
import { readClickId } from '@/lib/checkout/click-id'
import { purchaseRequest } from '@/lib/checkout/purchase-request'
import { quote } from '@/lib/checkout/attempt'
import { takenOfferId } from '@/lib/offers/chosen-offer'
import { takenOffer } from '@/lib/checkout/payment-link'
import { isGuest } from '@/lib/checkout/purchase-scope'
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
  const { scope, plan, currency, link, offer } = ready
  const { address, tax } = order
  const isPublic = isGuest(scope)
  const { email, firstName, lastName } = order.form.values
  const buyer = isPublic
    ? {
        email: email.trim(),
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        legalAgreementIds: ready.agreementIds,
      }
    : null
  const { promotion } = order.promotion
  const { charges } = order.summary
  const flow = useFlow()
  const params = useFlowParams()
  const studioId = link?.studioId ?? null
  const offerId = link ? takenOffer(link, promotion) : takenOfferId(offer, promotion)
  const shown = quote({
    address,
    promotion,
    currency,
    regular: charges?.regular ?? null,
    others: { ...(link && { studioId, offerId }), ...(buyer && { buyer }) },
    isPrivate: isPublic,
  })
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
        studioId,
        offerId,
        buyer,
        address,
        charges,
        referrerId: link ? link.referrerId : sentReferrer(params, flow),
        impactClickId: readClickId(params.irclickid),
      }),
  })
  const { state, flags, asked, busyElsewhere, pay } = usePayment({
    scope,
    ports,
    onSuccess({ bought }, paidFor) {
      if (!bought) return
      const regular = paidFor?.regular ?? null
      const purchase = { ...boughtPlan(bought, { plan, regular }), brandId: scope.brandId }
      ready.onBought(purchase, paidFor?.promotion?.title ?? null, buyer?.email ?? null)
    },
  })
  usePriceChange(state.failure, () => {
    ready.refreshPlan()
    tax.retry()
  })
  useRefusedOffer({
    failure: state.failure,
    isLinked: link !== null,
    removePromotion: order.promotion.remove,
  })
  return { state, flags, sameTerms: asked?.terms === shown.terms, busyElsewhere, pay }
}
