'use client'

import { useState } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useStore } from '@/hooks/use-store'
import type { Store } from '@/lib/browser/store'
import { requestPasswordReset, type ResetCredentials, updatePassword } from '@/lib/api/users'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast/toast-store'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useForm } from '@/hooks/use-form'
import { browserApi } from '@/lib/api/browser'
import { isApiError, hasNoResponse } from '@/lib/api/error-kinds'
import { flowPath } from '@/lib/flow/flow-path'
import { updateFlow } from '@/lib/flow/flow-store'
import { formFailure, isEmail, passwordProblems } from '@/lib/join/forms'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner/spinner'
import { useQueryPassthrough } from '@/hooks/join/use-query-passthrough'
import { takeResetCredentials } from '@/lib/join/reset-credentials'
import { resetPath } from '@/lib/join/reset-path'
import { JoinForm } from './join-form'
import { JoinHead } from './join-head'
import { NewPasswordFields } from './new-password-fields'
import { EmailField } from './email-field'

/** The link of a mail; `finishesAccount` in the one that follows a purchase without an account. */
type MailedLink = { credentials: ResetCredentials; finishesAccount: boolean }
let taken: MailedLink | null = null

function takeLink(): MailedLink | null {
  const credentials = takeResetCredentials()
  if (!credentials) return null
  const purpose = new URLSearchParams(window.location.search).get('purpose')
  return { credentials, finishesAccount: purpose === 'finish-account' }
}

// It stays as it was taken until the screen is left.
const linkStore: Store<MailedLink | null> = {
  initial: null,
  get: () => (taken ??= takeLink()),
  subscribe: () => () => {
    taken = null
  },
}

/**
 * Requests a reset email; opened from that email, or from the one that follows a purchase without an
 * account, sets the password.
 */
export function ForgotPassword() {
  const t = useTranslations('join')
  const link = useStore(linkStore)
  const [expired, setExpired] = useState(false)
  if (!link || expired) return <RequestReset expired={expired} />
  return (
    <>
      {link.finishesAccount ? (
        <JoinHead title={t('finishAccountTitle')}>
          <p>{t('finishAccountLead')}</p>
        </JoinHead>
      ) : (
        <JoinHead title={t('forgotTitle')}>
          <p>{t('newPasswordLead')}</p>
        </JoinHead>
      )}
      <NewPasswordForm credentials={link.credentials} onExpired={() => setExpired(true)} />
    </>
  )
}

interface NewPasswordFormProps {
  credentials: ResetCredentials
  /** Called when the link was already used or has expired. */
  onExpired: () => void
}

/** Sets a new password for the account of a reset link. @internal */
export function NewPasswordForm({ credentials, onExpired }: NewPasswordFormProps) {
  const t = useTranslations('join')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const router = useRouter()
  const params = useFlowParams()

  const { form, busy, fields, formError, onSubmit } = useForm(async (data) => {
    const password = String(data.get('password'))
    const passwordConfirmation = String(data.get('passwordConfirmation'))
    const problems = Object.entries(passwordProblems(password, passwordConfirmation))
    if (problems.length > 0) {
      return {
        fields: Object.fromEntries(
          problems.map(([name, problem]) => [name, t(problem, { field: name })]),
        ),
      }
    }
    const result = await updatePassword(browserApi, { password, passwordConfirmation }, credentials)
    if (result.ok) {
      // Prefills the login with the email of the account.
      if (isEmail(credentials.uid)) updateFlow({ email: credentials.uid })
      toast({ kind: 'success', message: t('passwordChanged') })
      return router.push(flowPath('login', { locale, params }))
    }
    if (isApiError(result.error) && result.error.status === 401) return onExpired()
    if (hasNoResponse(result.error)) return { form: t('passwordUnconfirmed') }
    return { form: formFailure(result.error, errors) }
  })

  return (
    <JoinForm ref={form} alert={formError} onSubmit={(event) => void onSubmit(event)}>
      <NewPasswordFields errors={fields} />
      <SubmitButton wide loading={busy}>
        {t('savePassword')}
      </SubmitButton>
    </JoinForm>
  )
}

/** Asks for a reset mail, again if pending, and says the same whether there is such an account. @internal */
export function RequestReset({ expired }: { expired: boolean }) {
  const t = useTranslations('join')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const params = useFlowParams()
  const carries = useQueryPassthrough()
  const [sentTo, setSentTo] = useState<string | null>(null)

  const { form, busy, fields, formError, onSubmit } = useForm(async (data) => {
    const typed = String(data.get('email')).trim()
    if (typed === '') return { fields: { email: t('required', { field: 'email' }) } }
    if (!isEmail(typed)) return { fields: { email: t('notAnEmail') } }
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
    <>
      {sentTo === null ? (
        <JoinHead title={t('forgotTitle')}>
          <p>{t('forgotLead')}</p>
        </JoinHead>
      ) : (
        <JoinHead title={t('resetSentTitle')} />
      )}
      <JoinForm
        ref={form}
        alert={formError ?? (expired ? t('resetExpired') : null)}
        onSubmit={(event) => void onSubmit(event)}
      >
        {sentTo === null ? (
          <EmailField autoComplete="username" enterKeyHint="send" error={fields.email} />
        ) : (
          <div role="status" className="join-sent">
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
    </>
  )
}
