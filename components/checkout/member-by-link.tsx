'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { signOut } from '@/lib/auth/sign-out'
import { reportError } from '@/lib/reports/browser-reports'

/** Who pays, when somebody who is signed in opens a payment link, and the way out for others. */
export function MemberByLink({ email }: { email: string }) {
  const t = useTranslations('publicPayment.member')
  const [failed, setFailed] = useState(false)

  function leave() {
    setFailed(false)
    signOut().catch((error: unknown) => {
      reportError(error)
      setFailed(true)
    })
  }

  return (
    <p className="link-member">
      {t.rich('payingAs', { email: () => <strong>{email}</strong> })}{' '}
      <button type="button" className="ui-link" onClick={leave}>
        {t('logOut')}
      </button>
      {failed && (
        <span role="alert" className="ui-field-error">
          {' '}
          {t('failed')}
        </span>
      )}
    </p>
  )
}
