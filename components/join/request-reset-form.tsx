'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { SubmitButton } from '@/components/ui/submit-button'
import { useForm } from '@/hooks/use-form'
import { browserApi } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { requestPasswordReset } from '@/lib/api/password'
import { isEmail } from '@/lib/join/validate'
import { localePath } from '@/lib/routing/locale-path'
import { screenPath } from '@/lib/routing/paths'
import { EmailField } from './email-field'
import { JoinForm } from './join-form'

/** Asks for a reset mail, and says the same whether there is such an account. */
export function RequestResetForm({ expired }: { expired: boolean }) {
  const t = useTranslations('join')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const [sentTo, setSentTo] = useState<string | null>(null)

  const { form, busy, fields, formError, onSubmit } = useForm(async (data) => {
    const typed = String(data.get('email')).trim()
    if (!isEmail(typed)) return { fields: { email: t(typed === '' ? 'required' : 'notAnEmail') } }
    const page = localePath(locale, screenPath('forgot-password'))
    const result = await requestPasswordReset(browserApi, {
      email: typed,
      redirectUrl: new URL(page, window.location.origin).href,
    })
    if (!result.ok) return { form: errorText(result.error, errors('default')) }
    setSentTo(typed)
  })

  if (sentTo !== null) {
    return (
      <div role="status">
        <h2>{t('resetSentTitle')}</h2>
        <p className="ui-soft">{t('resetSentText', { email: sentTo })}</p>
      </div>
    )
  }
  return (
    <JoinForm
      ref={form}
      alert={formError ?? (expired ? t('resetExpired') : null)}
      onSubmit={(event) => void onSubmit(event)}
    >
      <EmailField autoComplete="username" enterKeyHint="send" error={fields.email} />
      <SubmitButton wide loading={busy}>
        {t('sendReset')}
      </SubmitButton>
    </JoinForm>
  )
}
