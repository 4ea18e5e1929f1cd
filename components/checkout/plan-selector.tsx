'use client'

import { useLocale, useTranslations } from 'next-intl'
import { RestDrawing } from '@/components/ui/state/drawings/rest-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { usePayerCurrency } from '@/hooks/checkout/use-payer-currency'
import { usePlanChoice } from '@/hooks/checkout/use-plan-choice'
import { usePlans } from '@/hooks/checkout/use-plans'
import { useFlowParams } from '@/hooks/join/use-flow'
import type { Plan } from '@/lib/api/plans'
import type { Surface } from '@/lib/brand/brand-traits'
import type { Brand } from '@/lib/brand/brands'
import { emphasizedPlan, planSwitch } from '@/lib/plans/plan-choice'
import { isForSale, planRelation } from '@/lib/plans/plan-relation'
import { Badge } from '@/components/ui/badge'
import { formatMoney } from '@/lib/billing/money'
import { monthlyPrice, monthsOf, priceIn, savingPercent } from '@/lib/plans/plan-price'
import { PlanCard } from './plan-card'

interface PlanSelectorProps {
  /** The plans read on the server; null when that failed. */
  plans: Plan[] | null
  /** The brand of the page. */
  brand: Brand
  /** Background of the emphasized plan. */
  surface: Surface
  helpUrl: string
  /** The plans are bought on the page of payment links. */
  isPublic?: boolean
}

/** The plans side by side; works as plain links before hydration. */
export function PlanSelector(props: PlanSelectorProps) {
  const { plans: initial, brand, surface, helpUrl, isPublic = false } = props
  const t = useTranslations('plans')
  const locale = useLocale()
  const { plans, own, isWaiting, failed, loading, retry } = usePlans(initial, brand.id, isPublic)
  const { currency, currencyOf } = usePayerCurrency(plans ?? [], locale)
  const linkOf = usePlanChoice(isPublic)
  const { sp } = useFlowParams()

  if (failed) {
    return (
      <ErrorState title={t('errorTitle')} retry={{ label: t('retry'), onClick: retry, loading }}>
        {t('errorText')}
      </ErrorState>
    )
  }
  if (plans === null) return <PlanSkeletons label={t('loading')} />
  if (plans.length === 0) {
    return (
      <EmptyState
        drawing={<RestDrawing />}
        title={t('emptyTitle')}
        action={<a href={helpUrl}>{t('help')}</a>}
      >
        {t('emptyText')}
      </EmptyState>
    )
  }
  const emphasized = emphasizedPlan(plans, { brandId: brand.id, preselected: Number(sp) })?.id
  const held = plans.find((plan) => planRelation(plan, plans) === 'current')
  // The emphasized plan comes first, because on a phone the others are a screen away.
  const ordered = [...plans].sort(
    (one, other) => Number(other.id === emphasized) - Number(one.id === emphasized),
  )
  return (
    <>
      <ul
        className="plans"
        data-count={plans.length}
        data-own={own ? '' : undefined}
        data-waiting={isWaiting ? '' : undefined}
        aria-label={t('list')}
      >
        {ordered.map((plan) => {
          const shownIn = currencyOf(plan) ?? plan.currency
          const relation = planRelation(plan, plans)
          return (
            <PlanCard
              key={plan.id}
              plan={plan}
              relation={relation}
              change={planSwitch(plan, held, shownIn)}
              otherCurrency={currencyOf(plan) === null ? currency : null}
              brandName={brand.id === null ? null : brand.name}
              emphasis={plan.id === emphasized}
              surface={surface}
              price={
                <PlanPrice
                  plan={plan}
                  plans={plans}
                  currency={shownIn}
                  forSale={isForSale(relation)}
                />
              }
              link={linkOf({ plan, brand, offer: null })}
            />
          )
        })}
      </ul>
      <p className="plans-note">{t('taxNote', { currency: currency.toUpperCase() })}</p>
    </>
  )
}

function PlanSkeletons({ label }: { label: string }) {
  return (
    <div className="plans" data-count="3" role="status" aria-label={label}>
      {[1, 2, 3].map((number) => (
        <div key={number} className="plan">
          <Skeleton width="40%" />
          <Skeleton width="70%" height="2rem" />
          <Skeleton height="3.25rem" />
          <Skeleton height="8rem" />
        </div>
      ))}
    </div>
  )
}

interface PlanPriceProps {
  plan: Plan
  plans: readonly Plan[]
  currency: string
  /** Whether this user can buy it, so that today's price is shown. */
  forSale: boolean
}

/** The price of a plan, its monthly equivalent, and what is charged today. */
function PlanPrice({ plan, plans, currency, forSale }: PlanPriceProps) {
  const t = useTranslations('plans')
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const price = money(priceIn(plan, currency))
  const per = t('perInterval', { interval: plan.interval, count: plan.intervalCount })
  const terms = [
    forSale &&
      (plan.trialDays > 0
        ? t('trialThen', { days: plan.trialDays, price, per })
        : t('noTrial', { price, interval: plan.interval, count: plan.intervalCount })),
    monthsOf(plan) > 1 && t('equals', { price: money(monthlyPrice(plan, currency)) }),
  ].filter(Boolean)
  const saving = savingPercent(plan, plans, currency)
  return (
    <>
      <p className="plan-price">
        <strong data-tabular="">{price}</strong> <span>{per}</span>
        {saving > 0 && <Badge tone="success">{t('save', { percent: saving })}</Badge>}
      </p>
      {terms.length > 0 && <p className="plan-terms">{terms.join(' ')}</p>}
    </>
  )
}
