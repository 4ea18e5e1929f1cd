'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Loading } from '@/hooks/checkout/use-card-on-file'
import type { Order } from '@/hooks/checkout/use-order'
import { useDateWords } from '@/hooks/checkout/use-charge-date'
import type { ReplacedPlan } from '@/lib/api/plans'
import { brandNameOf } from '@/lib/checkout/purchase-scope'
import { formatDay } from '@/lib/time/dates'
import { Button } from '@/components/ui/button'
import { AlertIcon, InfoIcon } from '@/components/ui/icons/status'

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

/** What ends when the plan that is being bought starts, and what becomes of the time paid for. */
export function ReplacesNotice({ replaces }: { replaces: readonly ReplacedPlan[] }) {
  const texts = useTranslations('checkout.replaces')
  const locale = useLocale()
  const words = useDateWords()
  const known = replaces.flatMap((plan) => {
    const brand = brandNameOf(plan)
    return brand === null ? [] : { ...plan, brand }
  })
  const names = new Intl.ListFormat(locale).format(known.map(({ brand }) => brand))
  return (
    <Notice name="replaces" title={texts('title', { brands: names, count: known.length })}>
      {texts('ends', { count: known.length })}
      {known.map(({ brandId, brand, trialUntil, paidUntil }) => {
        const until = trialUntil ?? paidUntil
        if (until === null) return null
        const values = { brand, date: formatDay(until, words) }
        return <span key={brandId}> {texts(trialUntil === null ? 'paid' : 'trial', values)}</span>
      })}
    </Notice>
  )
}

interface NoticeProps {
  /** What it is about, for whoever looks for it. */
  name: string
  title?: string
  children: ReactNode
  /** Told at once, rather than when nothing else is being read. */
  urgent?: boolean
  retry?: { label: string; onClick: () => void; loading?: boolean }
}

/** A word about a part of the payment that does not come along, and the way on. */
export function Notice({ name, title, children, urgent = false, retry }: NoticeProps) {
  const Icon = urgent ? AlertIcon : InfoIcon
  return (
    <div
      className="notice"
      data-tone={urgent ? 'error' : 'info'}
      role={urgent ? 'alert' : 'status'}
      data-notice={name}
    >
      <Icon size={22} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        <p>{children}</p>
        {retry && (
          <Button variant="secondary" size="small" loading={retry.loading} onClick={retry.onClick}>
            {retry.label}
          </Button>
        )}
      </div>
    </div>
  )
}
