'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { WayBack } from '@/components/ui/way-back'
import { toast } from '@/components/ui/toast/toast-store'
import { useOpenPayments } from '@/hooks/billing/use-open-payments'
import { useOnline } from '@/hooks/use-online'
import { useRestoreFocus } from '@/hooks/use-restore-focus'
import { failureText } from '@/lib/api/error-text'
import type { OwnMembership } from '@/lib/api/memberships'
import { CardsPanel } from './cards-panel'
import { InvoicesPanel } from './invoices-panel'
import { PackForm } from './pack-form'
import { PastDuePanel } from './past-due-panel'

/** The member's cards, payments and documents. */
export function Billing() {
  const t = useTranslations('account.billing')
  const back = useTranslations('account.wayBack')
  const locale = useLocale()
  const isOnline = useOnline()
  const focusProps = useRestoreFocus()
  const [isAdding, setAdding] = useState(false)
  const { due, isKnown, busy, pay } = useOpenPayments()

  async function payNow(id: OwnMembership['id']) {
    const outcome = await pay(id)
    if (outcome.kind === 'paid') return toast({ kind: 'success', message: t('pastDue.paid') })
    if (outcome.kind === 'due') return toast({ kind: 'info', message: t('pastDue.stillDue') })
    const texts = { failed: t('failed'), unconfirmed: t('unconfirmed') }
    const message = outcome.messages[0] ?? failureText(outcome.error, texts)
    if (message) toast({ kind: 'error', message })
  }

  return (
    <div {...focusProps}>
      {!isOnline && (
        <p className="billing-notice" role="alert">
          {t('offline')}
        </p>
      )}
      <WayBack
        isReady={isKnown && !busy && due.length === 0}
        locale={locale}
        className="billing-notice"
        text={back('text')}
        link={back('link')}
      />
      <PastDuePanel
        due={due}
        busy={busy}
        onPay={(id) => void payNow(id)}
        onOtherCard={() => setAdding(true)}
      />
      <CardsPanel
        isAdding={isAdding}
        onAdding={setAdding}
        isDue={due.length > 0}
        onDefaultAdded={() => due.forEach(({ id }) => void payNow(id))}
      />
      <InvoicesPanel />
      <PackForm />
    </div>
  )
}
