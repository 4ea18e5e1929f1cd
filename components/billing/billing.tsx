'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useOnline } from '@/hooks/use-online'
import { useRestoreFocus } from '@/hooks/use-restore-focus'
import { CardsPanel } from './cards-panel'
import { InvoicesPanel } from './invoices-panel'
import { PackForm } from './pack-form'
import { PastDuePanel } from './past-due-panel'

/** The member's cards, payments and documents. */
export function Billing() {
  const t = useTranslations('account.billing')
  const isOnline = useOnline()
  const focusProps = useRestoreFocus()
  const [isAdding, setAdding] = useState(false)
  return (
    <div {...focusProps}>
      {!isOnline && (
        <p className="billing-notice" role="alert">
          {t('offline')}
        </p>
      )}
      <PastDuePanel onOtherCard={() => setAdding(true)} />
      <CardsPanel isAdding={isAdding} onAdding={setAdding} />
      <InvoicesPanel />
      <PackForm />
    </div>
  )
}
