'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CheckCircleIcon, CheckIcon } from '@/components/ui/icons/status'
import { buttonAttributes } from '@/components/ui/button-look'
import { useCarries } from '@/hooks/use-carries'
import type { Plan } from '@/lib/api/plans'
import type { Ground } from '@/lib/brand/brand-traits'
import { langMark } from '@/lib/locale/catalogue-language'
import type { PlanMark } from '@/lib/plans/plan-mark'

interface PlanCardProps {
  plan: Plan
  mark: PlanMark
  /** The payer's currency, when the plan is not sold in it. */
  otherCurrency: string | null
  /** The brand of the page, when a plan of one brand would be for that one. */
  brandName: string | null
  /** The one that the page leads to. */
  emphasis: boolean
  /** The ground of that one's head. */
  ground: Ground
  price: ReactNode
  href: string
  onChoose: () => void
}

/** One plan: for what, at which price, what is included, and how to get out again. */
export function PlanCard(props: PlanCardProps) {
  const { plan, mark, otherCurrency, brandName, emphasis, ground, price, href, onChoose } = props
  const t = useTranslations('plans')
  const lang = langMark(plan.language, useLocale())
  const label = useLabel(plan, mark)
  const carries = useCarries()
  const id = `plan-${plan.id}`
  const single = brandName ? t('scopeBrand', { brand: brandName }) : t('scopeSingle')
  const owned = mark === 'current' || mark === 'covered'
  return (
    <li className="plan" data-plan={plan.id}>
      <header className="ui-motif" data-ground={emphasis ? ground : undefined}>
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
      <div>
        {owned ? (
          <p className="plan-owned">
            <CheckCircleIcon size={20} />
            {t(mark)}
          </p>
        ) : otherCurrency ? (
          <p className="plan-note" data-note="currency">
            {t('otherCurrency', { currency: otherCurrency.toUpperCase() })}
          </p>
        ) : (
          // A whole new document: card hosts are allowed on the payment page alone.
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
        )}
        {mark === 'upgrade' && !otherCurrency && <p className="plan-note">{t('upgradeNote')}</p>}
      </div>
      <div>
        <h3>{t('included')}</h3>
        <ul className="plan-features" {...lang}>
          {plan.features.map((feature) => (
            <li key={feature}>
              <CheckIcon size={20} />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="plan-cancel">
        <h3>{t('howToCancel')}</h3>
        <p>{t(plan.trialDays > 0 ? 'cancelTrial' : 'cancelText')}</p>
      </div>
    </li>
  )
}

/** What choosing the plan does, as its button says it. */
function useLabel(plan: Plan, mark: PlanMark): ReactNode {
  const t = useTranslations('plans')
  const lang = langMark(plan.language, useLocale())
  const named = { plan: () => <span {...lang}>{plan.name}</span> }
  if (mark === 'upgrade') return t.rich('upgrade', named)
  if (plan.trialDays > 0) return t('startTrial', { days: plan.trialDays })
  return t.rich('choose', named)
}
