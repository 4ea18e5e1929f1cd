'use client'

import { useLocale, useTranslations } from 'next-intl'
import { buttonAttributes } from '@/components/ui/button-look'
import { StageDrawing } from '@/components/ui/state/drawings/stage-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { useFlowParams } from '@/hooks/use-flow-params'
import { flowLinks } from '@/lib/flow/flow-links'

/** Stands in the place of the form for a payer who has the plan already. */
export function AlreadySubscribed() {
  const t = useTranslations('checkout.already')
  const link = flowLinks(useLocale(), useFlowParams())
  return (
    <EmptyState
      drawing={<StageDrawing />}
      title={t('title')}
      action={
        <a href={link('subscriptions')} {...buttonAttributes({})}>
          {t('action')}
        </a>
      }
    >
      {t('text')}
    </EmptyState>
  )
}
