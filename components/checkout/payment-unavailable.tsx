import { useTranslations } from 'next-intl'
import { ErrorState } from '@/components/ui/state/error-state'

/** In place of the payment when what it needs could not be loaded. */
export function PaymentUnavailable({ retry }: { retry: () => void }) {
  const t = useTranslations('checkout.loadError')
  return (
    <ErrorState title={t('title')} retry={{ label: t('retry'), onClick: retry }}>
      {t('text')}
    </ErrorState>
  )
}
