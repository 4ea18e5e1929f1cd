'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { CheckCircleIcon, CheckIcon } from '@/components/ui/icons/status'
import type { Plan } from '@/lib/api/plans'
import { langMark } from '@/lib/locale/catalogue-language'

/** What a plan includes. */
export function PlanFeatures({ plan }: { plan: Pick<Plan, 'features' | 'language'> }) {
  const lang = langMark(plan.language, useLocale())
  return (
    <ul className="plan-features" {...lang}>
      {plan.features.map((feature) => (
        <li key={feature}>
          <CheckIcon size={20} />
          {feature}
        </li>
      ))}
    </ul>
  )
}

/** Says that one has a plan, in the place of the button that takes it. */
export function OwnedPlan({ children }: { children: ReactNode }) {
  return (
    <p className="plan-owned">
      <CheckCircleIcon size={20} />
      {children}
    </p>
  )
}
