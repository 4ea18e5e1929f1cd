'use client'

import { useLocale, useTranslations } from 'next-intl'
import { buttonAttributes } from '@/components/ui/button'
import { LaneDrawing } from '@/components/ui/state/drawings/lane-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { useFlowParams } from '@/hooks/join/use-flow'
import { flowPath } from '@/lib/flow/flow-path'

interface PlanNotSoldProps {
  reason: 'missing' | 'otherCurrency'
  /** The currency that the payer is bound to. */
  currency?: string
}

/** Stands in the place of the form when this payer cannot buy the plan, and leads to the others. */
export function PlanNotSold({ reason, currency = '' }: PlanNotSoldProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const params = useFlowParams()
  return (
    <EmptyState
      drawing={<LaneDrawing />}
      title={t(`${reason}.title`)}
      action={
        <a
          href={flowPath('plan-selector', { locale, params, extra: { sp: null } })}
          {...buttonAttributes({})}
        >
          {t(`${reason}.action`)}
        </a>
      }
    >
      {t(`${reason}.text`, { currency: currency.toUpperCase() })}
    </EmptyState>
  )
}
