'use client'

import { useLocale, useTranslations } from 'next-intl'
import { buttonAttributes } from '@/components/ui/button'
import { StageDrawing } from '@/components/ui/state/drawings/stage-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { useFlowParams } from '@/hooks/join/use-flow'
import type { PlanRelation } from '@/lib/api/plans'
import { flowLinks } from '@/lib/flow/flow-path'

interface AlreadySubscribedProps {
  relation: Extract<PlanRelation, 'current' | 'included' | 'switch'>
  /** The provider's message when it rejected the purchase. */
  sentence?: string | undefined
}

/** Replaces the form for a payer who already has this plan or an equivalent one. */
export function AlreadySubscribed({ relation, sentence }: AlreadySubscribedProps) {
  const t = useTranslations('checkout.already')
  const params = useFlowParams()
  const link = flowLinks(useLocale(), params)
  const canChange = relation === 'switch'
  return (
    <EmptyState
      drawing={<StageDrawing />}
      title={sentence?.replace(/\.$/, '') ?? t(`${relation}.title`)}
      action={
        <a
          href={canChange ? link('plans', { sp: params.sp }) : link('classes')}
          {...buttonAttributes({})}
        >
          {t(canChange ? 'change' : 'action')}
        </a>
      }
    >
      {t(`${relation}.text`)}
    </EmptyState>
  )
}
