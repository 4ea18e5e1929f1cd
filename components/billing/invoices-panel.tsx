'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { DocumentButton } from '@/components/ui/document-button'
import { Skeleton } from '@/components/ui/skeleton'
import { RowError } from '@/components/ui/state/row-error'
import { useInvoices } from '@/hooks/billing/use-invoices'
import { useDateWords } from '@/hooks/checkout/use-charge-date'
import type { Invoice } from '@/lib/api/invoices'
import { formatMoney } from '@/lib/billing/money'
import { safePath } from '@/lib/navigation/safe-path'
import { formatShortDate } from '@/lib/time/time-formats'

/** What the member has paid, the newest first, with a document of each payment. */
export function InvoicesPanel() {
  const t = useTranslations('account.billing')
  const { status, data, error, isLoading, retry, loadMore } = useInvoices()
  return (
    <section aria-labelledby="payments-title">
      <h2 id="payments-title">{t('invoices.title')}</h2>
      {status === 'failed' && (
        <RowError
          text={`${t('invoices.errorTitle')}. ${t('invoices.errorText')}`}
          retryLabel={t('retry')}
          loading={isLoading}
          onRetry={retry}
        />
      )}
      {status === 'loading' && (
        <div role="status">
          <span className="ui-hidden">{t('loading')}</span>
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
        </div>
      )}
      {data?.items.length === 0 && (
        <div className="billing-empty">
          <h3>{t('invoices.emptyTitle')}</h3>
          <p className="ui-soft">{t('invoices.emptyText')}</p>
        </div>
      )}
      {data !== null && data.items.length > 0 && (
        <ul className="billing-list">
          {data.items.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {data !== null && Boolean(error) && (
        <RowError text={t('invoices.moreFailed')} retryLabel={t('retry')} onRetry={retry} />
      )}
      {data?.hasMore && !error && (
        <Button variant="secondary" loading={isLoading} onClick={loadMore}>
          {t('invoices.more')}
        </Button>
      )}
    </section>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('account.billing.invoices')
  const common = useTranslations('common')
  const locale = useLocale()
  const words = useDateWords()
  const { amount, refunded, currency, status, createdAt, number, cardLast4 } = invoice
  const pdf = safePath(invoice.pdfUrl, '')
  const money = (value: number) => formatMoney(value, currency, locale)
  const facts = [number, cardLast4 && t('card', { last4: cardLast4 })].filter(Boolean)
  return (
    <li>
      <div>
        <p className="billing-name">
          <time dateTime={createdAt}>{formatShortDate(createdAt, words)}</time>
        </p>
        <p>{invoice.description}</p>
        <p className="ui-soft">{facts.join(' · ')}</p>
      </div>
      <div className="billing-amount">
        <p className="billing-name">{money(amount)}</p>
        {status === 'refunded' || refunded > 0 ? (
          <Badge>
            {status === 'refunded' ? t('refunded') : t('partly', { amount: money(refunded) })}
          </Badge>
        ) : (
          <Badge tone="success">{t('paid')}</Badge>
        )}
        {pdf !== '' && (
          <DocumentButton
            variant="secondary"
            size="small"
            aria-label={t('pdfNamed', { number })}
            path={() => pdf}
            failedText={common('documentFailed')}
          >
            {t('pdf')}
          </DocumentButton>
        )}
      </div>
    </li>
  )
}
