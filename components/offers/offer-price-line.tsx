'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Plan } from '@/lib/api/plans'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import { formatMoney } from '@/lib/billing/money'
import { offerPrice } from '@/lib/offers/offer-price'

interface OfferPriceLineProps {
  plan: Plan
  promotion: PromotionCode | null
  currency: string
}

/** What a plan costs with a promotion, first and then, after the free days it begins with. */
export function OfferPriceLine({ plan, promotion, currency }: OfferPriceLineProps) {
  const t = useTranslations('plans')
  const locale = useLocale()
  const { regular, reduced, payments } = offerPrice({ plan, promotion }, currency)
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const terms = { interval: plan.interval, count: plan.intervalCount }
  const per = t('perInterval', terms)
  const isReduced = reduced < regular
  return (
    <p className="offer-price">
      <strong data-tabular="">{money(reduced)}</strong> {per}
      {isReduced && payments !== null && (
        <> {t('offers.then', { payments, interval: plan.interval, price: money(regular), per })}</>
      )}
      {plan.trialDays > 0 && (
        <span className="offer-trial">{t('offers.trial', { days: plan.trialDays })}</span>
      )}
    </p>
  )
}
