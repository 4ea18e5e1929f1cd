'use client'

import type { ComponentProps } from 'react'
import { PlanTabs } from './offers/plan-tabs'
import { PlanSelector } from './plan-selector'

type PublicPlanChoiceProps = ComponentProps<typeof PlanSelector> &
  Pick<ComponentProps<typeof PlanTabs>, 'offers' | 'dates'>

/** The plans and offers that are bought by a payment link which names none. */
export function PublicPlanChoice({ offers, dates, ...selector }: PublicPlanChoiceProps) {
  return (
    <PlanTabs {...{ offers, dates }} plans={selector.plans} brand={selector.brand} isPublic>
      <PlanSelector {...selector} isPublic />
    </PlanTabs>
  )
}
