'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useContext } from 'react'
import { buttonAttributes } from '@/components/ui/button'
import { MailLink } from '@/components/ui/mail-link'
import { StageDrawing } from '@/components/ui/state/drawings/stage-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { useFlowParams } from '@/hooks/join/use-flow'
import type { PlanRelation } from '@/lib/api/plans'
import { flowLinks } from '@/lib/flow/flow-path'
import { SupportEmail } from './support-email'

interface AlreadySubscribedProps {
  relation: Extract<PlanRelation, 'current' | 'included' | 'switch'>
  /** The provider's message when it rejected the purchase. */
  sentence?: string | undefined
}

/** Replaces the form for a payer who already has this plan or an equivalent one. */
export function AlreadySubscribed({ relation, sentence }: AlreadySubscribedProps) {
  const t = useTranslations('checkout.already')
  const link = flowLinks(useLocale(), useFlowParams())
  const email = useContext(SupportEmail)
  return (
    <EmptyState
      drawing={<StageDrawing />}
      title={sentence?.replace(/\.$/, '') ?? t(`${relation}.title`)}
      action={
        <a href={link('classes')} {...buttonAttributes({})}>
          {t('action')}
        </a>
      }
    >
      {t.rich(`${relation}.text`, { mail: () => <MailLink email={email} /> })}
    </EmptyState>
  )
}
