'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner/spinner'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast/toast-store'
import { useQueryPassthrough } from '@/hooks/join/use-query-passthrough'
import { useFlowParams } from '@/hooks/join/use-flow-params'
import { useForm } from '@/hooks/use-form'
import { browserApi } from '@/lib/api/browser'
import { formFailure } from '@/lib/join/form-failure'
import { requestPasswordReset } from '@/lib/api/password'
import { flowPath } from '@/lib/flow/flow-path'
import { updateFlow } from '@/lib/flow/flow-store'
import { resetPath } from '@/lib/join/reset-path'
import { isEmail } from '@/lib/join/validate'
import { EmailField } from './email-field'
import { JoinForm } from './join-form'

/** Asks for a reset mail, again if wished, and says the same whether there is such an account. */
export function RequestResetForm({ expired }: { expired: boolean }) {
  const t = useTranslations('join')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const params = useFlowParams()
  const carries = useQueryPassthrough()
  const [sentTo, setSentTo] = useState<string | null>(null)

  const { form, busy, fields, formError, onSubmit } = useForm(async (data) => {
    const typed = String(data.get('email')).trim()
    if (!isEmail(typed)) return { fields: { email: t(typed === '' ? 'required' : 'notAnEmail') } }
    const result = await requestPasswordReset(browserApi, {
      email: typed,
      redirectUrl: resetPath(locale, params),
    })
    if (!result.ok) return { form: formFailure(result.error, errors) }
    if (sentTo !== null) toast({ kind: 'success', message: t('resetSentAgain') })
    setSentTo(typed)
    updateFlow({ email: typed })
  })

  return (
    <JoinForm
      ref={form}
      alert={formError ?? (expired ? t('resetExpired') : null)}
      onSubmit={(event) => void onSubmit(event)}
    >
      {sentTo === null ? (
        <EmailField autoComplete="username" enterKeyHint="send" error={fields.email} />
      ) : (
        <div role="status">
          <h2>{t('resetSentTitle')}</h2>
          <p className="ui-soft">{t('resetSentText', { email: sentTo })}</p>
          <input type="hidden" name="email" value={sentTo} />
        </div>
      )}
      <SubmitButton
        wide
        variant={sentTo === null ? 'primary' : 'secondary'}
        loading={busy}
        spinner={<Spinner type="Plane" />}
      >
        {t(sentTo === null ? 'sendReset' : 'sendResetAgain')}
      </SubmitButton>
      <p className="join-foot">
        <Link className="ui-link" href={flowPath('login', { locale, params })} {...carries}>
          {t('backToLogin')}
        </Link>
      </p>
    </JoinForm>
  )
}
