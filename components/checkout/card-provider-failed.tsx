'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { AlertIcon } from '@/components/ui/icons/status'

/** Says why no card can be typed when the card provider's script cannot be had. */
export function CardProviderFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('checkout')
  return (
    <div className="notice" data-tone="error" role="alert" data-notice="cardProvider">
      <AlertIcon size={22} />
      <div>
        <p className="notice-title">{t('card.unavailableTitle')}</p>
        <p>{t('card.unavailableText')}</p>
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('pay.again')}
        </Button>
      </div>
    </div>
  )
}
