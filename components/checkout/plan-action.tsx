'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useContext } from 'react'
import { buttonAttributes } from '@/components/ui/button-variant'
import { CheckCircleIcon } from '@/components/ui/icons/status'
import { MailLink } from '@/components/ui/mail-link'
import { useQueryPassthrough } from '@/hooks/join/use-query-passthrough'
import type { Plan, PlanRelation } from '@/lib/api/plans'
import { langMark } from '@/lib/locale/catalogue-language'
import type { PlanSwitch } from '@/lib/plans/plan-switch'
import { SupportEmail } from './support-email'

export interface PlanActionProps {
  plan: Plan
  relation: PlanRelation
  /** What switching to it from the person's plan would change. */
  change: PlanSwitch
  /** The payer's currency, when the plan is not sold in it. */
  otherCurrency: string | null
  emphasis: boolean
  href: string
  onChoose: () => void
}

/** What somebody can do with a plan: choose it, or why not. */
export function PlanAction(props: PlanActionProps) {
  const { plan, relation, change, otherCurrency, emphasis, href, onChoose } = props
  const t = useTranslations('plans')
  const label = useLabel(plan, relation)
  const carries = useQueryPassthrough()
  const email = useContext(SupportEmail)

  if (relation === 'current' || relation === 'included') {
    return (
      <p className="plan-owned">
        <CheckCircleIcon size={20} />
        {t(relation === 'current' ? 'current' : 'inPlan')}
      </p>
    )
  }
  if (relation === 'switch') {
    return (
      <>
        <p className="plan-switch">{t('switchTo', change)}</p>
        <p className="plan-note">
          {t.rich('switchNote', { mail: () => <MailLink email={email} /> })}
        </p>
      </>
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
      {/* A whole new document: card hosts are allowed on the payment page alone. */}
      <a
        href={href}
        onClick={onChoose}
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

/** What choosing the plan does, as its button says it. */
function useLabel(plan: Plan, relation: PlanRelation): ReactNode {
  const t = useTranslations('plans')
  const lang = langMark(plan.language, useLocale())
  const named = { plan: () => <span {...lang}>{plan.name}</span> }
  if (relation === 'replaces') return t.rich('upgrade', named)
  if (plan.trialDays > 0) return t('startTrial', { days: plan.trialDays })
  return t.rich('choose', named)
}
