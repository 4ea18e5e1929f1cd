'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OwnedPlan, PlanFeatures } from '@/components/plans/plan-parts'
import type { Surface } from '@/lib/brand/brand-traits'
import { langMark } from '@/lib/locale/catalogue-language'
import { buttonAttributes } from '@/components/ui/button'
import type { ChoiceLink } from '@/hooks/checkout/use-plan-choice'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useQueryPassthrough } from '@/hooks/join/use-query-passthrough'
import type { Plan, PlanRelation } from '@/lib/api/plans'
import { flowLinks } from '@/lib/flow/flow-path'
import type { PlanSwitch } from '@/lib/plans/plan-choice'
import { HowToCancel } from './support-email'

interface PlanCardProps extends PlanActionProps {
  /** The brand of the page, when a single-brand plan would be for that brand. */
  brandName: string | null
  /** Background of the emphasized plan's header. */
  surface: Surface
  price: ReactNode
}

/** A plan: scope, price, features, and how to cancel. */
export function PlanCard({ brandName, surface, price, ...action }: PlanCardProps) {
  const { plan, emphasis } = action
  const t = useTranslations('plans')
  const cancellation = useTranslations('checkout.cancellation')
  const lang = langMark(plan.language, useLocale())
  const id = `plan-${plan.id}`
  const single = brandName ? t('scopeBrand', { brand: brandName }) : t('scopeSingle')
  return (
    <li className="plan" data-plan={plan.id}>
      <header className="ui-motif" data-surface={emphasis ? surface : undefined}>
        <p className="ui-overline">{plan.planType === 'all' ? t('scopeAll') : single}</p>
        <h2 id={id} {...lang}>
          {plan.name}
        </h2>
        {plan.description && (
          <p className="plan-text" {...lang}>
            {plan.description}
          </p>
        )}
      </header>
      <div>{price}</div>
      <div className="plan-action">
        <PlanAction {...action} />
      </div>
      <div>
        <h3>{t('included')}</h3>
        <PlanFeatures plan={plan} />
      </div>
      <div className="plan-cancel">
        <h3>{t('howToCancel')}</h3>
        <p>
          <HowToCancel /> {cancellation(plan.trialDays > 0 ? 'trial' : 'paid')}
        </p>
      </div>
    </li>
  )
}

interface PlanActionProps {
  plan: Plan
  relation: PlanRelation
  /** What would change for a member who switches to it. */
  change: PlanSwitch
  /** The payer's currency, when the plan is not sold in it. */
  otherCurrency: string | null
  emphasis: boolean
  link: ChoiceLink
}

/** The action of a plan: choose it, or why it cannot be chosen. */
function PlanAction(props: PlanActionProps) {
  const { plan, relation, change, otherCurrency, emphasis, link } = props
  const t = useTranslations('plans')
  const label = useLabel(plan, relation)
  const carries = useQueryPassthrough()
  const linkTo = flowLinks(useLocale(), useFlowParams())

  if (relation === 'current' || relation === 'included') {
    return <OwnedPlan>{t(relation === 'current' ? 'current' : 'inPlan')}</OwnedPlan>
  }
  if (relation === 'switch') {
    return (
      <a
        href={linkTo('plans', { sp: plan.id })}
        {...buttonAttributes({ variant: 'secondary', wide: true })}
      >
        <span className="ui-button-label">{t('switchTo', change)}</span>
      </a>
    )
  }
  if (otherCurrency) {
    return (
      <p className="plan-note" data-note="currency">
        {t('otherCurrency', { currency: otherCurrency.toUpperCase() })}
      </p>
    )
  }
  return (
    <>
      {/* A full page load, because only the payment page allows card hosts. */}
      <a
        {...link}
        {...carries}
        {...buttonAttributes({ variant: emphasis ? 'primary' : 'secondary', wide: true })}
      >
        <span className="ui-button-label">
          <span>{label}</span>
        </span>
      </a>
      {relation === 'replaces' && <p className="plan-note">{t('replacesNote')}</p>}
    </>
  )
}

/** The label of the plan's button. */
function useLabel(plan: Plan, relation: PlanRelation): ReactNode {
  const t = useTranslations('plans')
  const lang = langMark(plan.language, useLocale())
  const named = { plan: () => <span {...lang}>{plan.name}</span> }
  if (relation === 'replaces') return t.rich('upgrade', named)
  if (plan.trialDays > 0) return t('startTrial', { days: plan.trialDays })
  return t.rich('choose', named)
}
