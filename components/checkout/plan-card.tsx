'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { HowToCancel } from './how-to-cancel'
import { PlanAction, type PlanActionProps } from './plan-action'
import { CheckIcon } from '@/components/ui/icons/status'
import type { Surface } from '@/lib/brand/brand-traits'
import { langMark } from '@/lib/locale/catalogue-language'

interface PlanCardProps extends PlanActionProps {
  /** The brand of the page, when a plan of one brand would be for that one. */
  brandName: string | null
  /** The ground of the head of the plan that the page leads to. */
  ground: Surface
  price: ReactNode
}

/** One plan: for what, at which price, what is included, and how to get out again. */
export function PlanCard({ brandName, ground, price, ...action }: PlanCardProps) {
  const { plan, emphasis } = action
  const t = useTranslations('plans')
  const cancellation = useTranslations('checkout.cancellation')
  const lang = langMark(plan.language, useLocale())
  const id = `plan-${plan.id}`
  const single = brandName ? t('scopeBrand', { brand: brandName }) : t('scopeSingle')
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
      <div className="plan-action">
        <PlanAction {...action} />
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
        <p>
          <HowToCancel /> {cancellation(plan.trialDays > 0 ? 'trial' : 'paid')}
        </p>
      </div>
    </li>
  )
}
