'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { StageDrawing } from '@/components/ui/state/drawings/stage-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { useDateWords } from '@/hooks/checkout/use-charge-date'
import type { EarlierPurchase as Earlier } from '@/lib/checkout/attempt'
import { formatTime } from '@/lib/time/dates'

interface EarlierPurchaseProps {
  purchase: Earlier
  onStartOver: () => void
}

/**
 * Comes before the form when this browser has bought the plan already, or may have: nobody pays twice
 * by opening a link twice, and the next person at a shared computer can buy too.
 */
export function EarlierPurchase({ purchase: { kind, at }, onStartOver }: EarlierPurchaseProps) {
  const t = useTranslations(`publicPayment.earlier.${kind}`)
  const time = formatTime(at, useDateWords())
  return (
    <EmptyState
      drawing={<StageDrawing />}
      title={t('title', { time })}
      action={
        <Button variant="secondary" onClick={onStartOver}>
          {t('startOver')}
        </Button>
      }
    >
      {t('text')}
    </EmptyState>
  )
}
