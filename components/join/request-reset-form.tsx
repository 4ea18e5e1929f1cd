'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { useFlow } from '@/hooks/use-flow'
import { useForm } from '@/hooks/use-form'
import { browserApi } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { requestPasswordReset } from '@/lib/api/password'
import { isEmail } from '@/lib/join/validate'
import { localePath } from '@/lib/routing/locale-path'
import { screenPath } from '@/lib/routing/paths'
import { FormAlert } from './form-alert'

/** Asks for a reset mail, and says the same whether there is such an account. */
export function RequestResetForm({ expired }: { expired: boolean }) {
  const t = useTranslations('join')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const { email } = useFlow()
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
    <form ref={form} className="ui-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      {expired && !formError && <FormAlert>{t('resetExpired')}</FormAlert>}
      {formError && <FormAlert>{formError}</FormAlert>}
      <TextField
        key={email}
        type="email"
        name="email"
        label={t('email')}
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        enterKeyHint="send"
        defaultValue={email ?? ''}
        error={fields.email}
        required
      />
      <Button type="submit" wide loading={busy}>
        {t('sendReset')}
      </Button>
    </form>
  )
}
