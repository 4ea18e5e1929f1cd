'use client'

import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { usePayerCurrency } from '@/hooks/checkout/use-payer-currency'
import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { useQueryPassthrough } from '@/hooks/join/use-query-passthrough'
import { readOnce } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { getPublicPlan, type Plan } from '@/lib/api/plans'
import { swrKeys } from '@/lib/api/swr-keys'
import { flowPath } from '@/lib/flow/flow-path'
import { langMark } from '@/lib/locale/catalogue-language'
import { OfferPriceLine } from '@/components/offers/offer-price-line'

interface PlanLineProps {
  /** The plans of the page's brand. */
  plans: Plan[]
  /** The plan that new visitors start with; null while no plans can be loaded. */
  initial: Plan | null
}

/** What the chosen plan costs, or the one that visitors start with, and the way to the others. */
export function PlanLine({ plans, initial }: PlanLineProps) {
  const t = useTranslations('plans')
  const locale = useLocale()
  const params = useFlowParams()
  const { planId, offer } = useFlow()
  const carries = useQueryPassthrough('sp')
  const { currencyOf } = usePayerCurrency(plans, locale)
  const chosenId = Number(params.sp ?? planId) || null
  const chosen = useChosenPlan(chosenId, plans)
  const plan = chosen ?? initial
  if (!plan) return null
  const promotion = offer?.planId === plan.id ? offer.promotion : null
  return (
    <div className="plan-line">
      <p>
        <strong {...langMark(plan.language, locale)}>{plan.name}</strong>
      </p>
      <OfferPriceLine
        plan={plan}
        promotion={promotion}
        currency={currencyOf(plan) ?? plan.currency}
      />
      <a
        className="ui-link"
        href={flowPath('plan-selector', { locale, params, extra: { sp: null } })}
        {...carries}
      >
        {t(chosen ? 'change' : 'seeAll')}
      </a>
    </div>
  )
}

/** The plan with this id: among those of the page, else as the provider sells it. */
function useChosenPlan(id: number | null, plans: readonly Plan[]): Plan | null {
  const here = plans.find((plan) => plan.id === id) ?? null
  const { data } = useSWR(
    id === null || here ? null : swrKeys.publicPlan(id),
    () => getPublicPlan(browserApi, id!),
    readOnce,
  )
  return here ?? data ?? null
}
