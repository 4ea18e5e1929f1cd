'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Loading } from '@/hooks/checkout/use-card-on-file'
import type { Order } from '@/hooks/checkout/use-order'
import { useChargeDate } from '@/hooks/checkout/use-charge-date'
import type { ReplacedPlan } from '@/lib/api/plans'
import { brandNameOf } from '@/lib/checkout/purchase-scope'
import { Button } from '@/components/ui/button'
import { AlertIcon, InfoIcon } from '@/components/ui/icons/status'

interface CheckoutNoticesProps {
  tax: Order['tax']
  /** State of reading the currency of the payer's earlier payments; `name` is in capitals. */
  currency: Loading & { name: string }
  busyElsewhere: boolean
  online: boolean
}

/** Notices shown before the payment. An unknown tax or being offline prevents paying. */
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
          // With a message of the provider the address must be changed, so a retry would not help.
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

/** The plans that end when the new one starts, and what happens to time already paid for. */
export function ReplacesNotice({ replaces }: { replaces: readonly ReplacedPlan[] }) {
  const texts = useTranslations('checkout.replaces')
  const locale = useLocale()
  const date = useChargeDate()
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
        const values = { brand, date: date(until) }
        return <span key={brandId}> {texts(trialUntil === null ? 'paid' : 'trial', values)}</span>
      })}
    </Notice>
  )
}

interface NoticeProps {
  /** Identifies the notice in the DOM. */
  name: string
  title?: string
  children: ReactNode
  /** Announced immediately (assertive) instead of politely. */
  urgent?: boolean
  retry?: { label: string; onClick: () => void; loading?: boolean }
}

/** A notice about a problem with one part of the payment, with an optional retry. */
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
