'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useContext, useEffect, useState } from 'react'
import { buttonAttributes } from '@/components/ui/button'
import { MailLink } from '@/components/ui/mail-link'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useHydrated } from '@/hooks/use-hydrated'
import { readFragment } from '@/lib/browser/private-fragment'
import { buyerOfFragment, claimOfFragment } from '@/lib/checkout/link-fragment'
import { flowLinks } from '@/lib/flow/flow-path'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'
import { targetPath } from '@/lib/navigation/safe-path'
import { ClaimScreen } from './claim-screen'
import { PurchaseSummary } from './purchase-summary'
import { SuccessMark } from './success-mark'
import { SuccessSkeleton } from './success-skeleton'
import { SupportEmail } from './support-email'

/**
 * Confirms a purchase without an account, or shows the purchase of a link from a mail, which stands
 * in the fragment of the address.
 */
export function PublicSuccessScreen() {
  return useHydrated() ? <Result /> : <SuccessSkeleton />
}

function Result() {
  const [token] = useState(() => claimOfFragment(readFragment()))
  return token === null ? <Confirmation /> : <ClaimScreen token={token} />
}

const steps = ['inbox', 'password', 'start'] as const

function Confirmation() {
  const t = useTranslations('publicPayment.success')
  const common = useTranslations('checkout.success')
  const locale = useLocale()
  const params = useFlowParams()
  const support = useContext(SupportEmail)
  // Read once, because they belong to the purchase that led here.
  const [purchase] = useState(() => readFlow().purchase)
  const [email] = useState(() => buyerOfFragment(readFragment())?.email ?? null)
  // Whoever opens the address by itself has bought nothing.
  const isBought = purchase !== null || email !== null
  const home = flowLinks(locale, params)('home')

  // The stored parameters belong to the completed purchase.
  useEffect(() => {
    if (purchase) updateFlow({ queryParams: {} })
  }, [purchase])

  return (
    <div className="success">
      {isBought && <SuccessMark />}
      <h1>{t(isBought ? 'title' : 'titleUnknown')}</h1>
      {purchase && <PurchaseSummary purchase={purchase} />}
      <section>
        <h2>{t('next')}</h2>
        <ol className="success-steps">
          {steps.map((step) => (
            <li key={step}>
              {step === 'inbox' && email
                ? t.rich('inboxOf', { email: () => <strong>{email}</strong> })
                : t(step)}
            </li>
          ))}
        </ol>
        <p className="success-help">
          {t.rich('noMail', { mail: () => <MailLink email={support} /> })}
        </p>
      </section>
      <a
        href={targetPath(params.onSuccessPurchase, locale, home)}
        {...buttonAttributes({ variant: 'secondary', wide: true })}
      >
        <span className="ui-button-label">{common('continue')}</span>
      </a>
    </div>
  )
}
