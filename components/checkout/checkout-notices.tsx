'use client'

import { useTranslations } from 'next-intl'
import { Notice } from './notice'
import type { Loading } from '@/hooks/checkout/use-card-on-file'
import type { Order } from '@/hooks/checkout/use-order'

interface CheckoutNoticesProps {
  tax: Order['tax']
  /** How the currency of the payer's earlier payments came along; `name` in capitals. */
  currency: Loading & { name: string }
  busyElsewhere: boolean
  online: boolean
}

/** What the payer should know before they pay. An unknown tax and a lost network keep them from it. */
export function CheckoutNotices({ tax, currency, busyElsewhere, online }: CheckoutNoticesProps) {
  const t = useTranslations('checkout')
  const again = t('pay.again')
  const taxMessages = tax.failure?.messages.join(' ')
  return (
    <>
      {currency.status === 'failed' && (
        <Notice
          name="currency"
          retry={{ label: again, onClick: currency.retry, loading: currency.retrying }}
        >
          {t('currencyUnavailable', { currency: currency.name })}
        </Notice>
      )}
      {tax.failure && (
        <Notice
          name="tax"
          urgent
          title={t('taxFailed.title')}
          // With words of the provider, it is the address that has to change.
          retry={taxMessages ? undefined : { label: again, onClick: tax.retry }}
        >
          {taxMessages || t('taxFailed.text')}
        </Notice>
      )}
      {busyElsewhere && (
        <p className="notice" data-tone="info" role="status">
          {t('failure.otherTab')}
        </p>
      )}
      {!online && (
        <p className="notice" data-tone="info" role="alert">
          {t('failure.offline')}
        </p>
      )}
    </>
  )
}
