'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast/toast-store'
import { useOpenPayments } from '@/hooks/billing/use-open-payments'
import { failureText } from '@/lib/api/error-text'
import type { OwnMembership } from '@/lib/api/memberships'

/** What is owed after a payment that did not go through, and the ways to pay it. */
export function PastDuePanel({ onOtherCard }: { onOtherCard: () => void }) {
  const t = useTranslations('account.billing')
  const { due, busy, pay } = useOpenPayments()

  async function payNow(id: OwnMembership['id']) {
    const outcome = await pay(id)
    if (outcome.kind === 'paid') return toast({ kind: 'success', message: t('pastDue.paid') })
    if (outcome.kind === 'due') return toast({ kind: 'info', message: t('pastDue.stillDue') })
    const texts = { failed: t('failed'), unconfirmed: t('unconfirmed') }
    const message = outcome.messages[0] ?? failureText(outcome.error, texts)
    if (message) toast({ kind: 'error', message })
  }

  return due.map(({ id, subscriptionPlan }) => (
    <section key={id} className="billing-due" aria-labelledby={`due-${id}`}>
      <h2 id={`due-${id}`}>{t('pastDue.title')}</h2>
      <p>{t('pastDue.text', { plan: subscriptionPlan.name })}</p>
      <div className="billing-actions">
        <Button onClick={onOtherCard}>{t('pastDue.fix')}</Button>
        <Button variant="secondary" loading={busy} onClick={() => void payNow(id)}>
          {t('pastDue.pay')}
        </Button>
      </div>
    </section>
  ))
}
