'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { OwnMembership } from '@/lib/api/memberships'
import { formatMoney } from '@/lib/billing/money'

interface PastDuePanelProps {
  due: readonly OwnMembership[]
  busy: boolean
  onPay: (id: OwnMembership['id']) => void
  onOtherCard: () => void
}

/** What is owed after a payment that did not go through, and the ways to pay it. */
export function PastDuePanel({ due, busy, onPay, onOtherCard }: PastDuePanelProps) {
  const t = useTranslations('account.billing')
  const locale = useLocale()
  return due.map(({ id, subscriptionPlan, amountDue }) => (
    <section key={id} className="billing-due" aria-labelledby={`due-${id}`}>
      <h2 id={`due-${id}`}>{t('pastDue.title')}</h2>
      <p>{t('pastDue.text', { plan: subscriptionPlan.name })}</p>
      <div className="billing-actions">
        <Button onClick={onOtherCard}>{t('pastDue.fix')}</Button>
        <Button variant="secondary" loading={busy} onClick={() => onPay(id)}>
          {amountDue
            ? t('pastDue.payAmount', {
                amount: formatMoney(amountDue.amount, amountDue.currency, locale),
              })
            : t('pastDue.pay')}
        </Button>
      </div>
    </section>
  ))
}
