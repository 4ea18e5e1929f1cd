'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { Link } from '@/components/ui/link'
import { SubmitButton } from '@/components/ui/submit-button'
import { PasswordField } from '@/components/ui/password-field'
import { useQueryPassthrough } from '@/hooks/join/use-query-passthrough'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useForm } from '@/hooks/use-form'
import { useSession } from '@/hooks/session/use-session'
import { useSignInTarget } from '@/hooks/join/use-sign-in-target'
import { formFailure } from '@/lib/join/forms'
import { signIn } from '@/lib/auth/sign-in'
import { isSessionHinted } from '@/lib/auth/session-hint'
import { flowPath } from '@/lib/flow/flow-path'
import { track } from '@/lib/tracking/track'
import { useHydrated } from '@/hooks/use-hydrated'
import { readSessionEnded } from '@/lib/auth/session-ended'
import { screenOf } from '@/lib/routing/screens'
import { EmailField } from './email-field'
import { FormAlert, JoinForm } from './join-form'

/** Signs in and continues to the visitor's target. */
export function LoginForm() {
  const t = useTranslations('join')
  const common = useTranslations('common')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const params = useFlowParams()
  const session = useSession()
  const carries = useQueryPassthrough()
  const target = useSignInTarget(locale)
  // Resolving the target may reveal that the session has ended.
  const leave = useEffectEvent(async () => {
    const path = await target()
    if (isSessionHinted()) window.location.replace(path)
  })

  // Also applies to signed-in users who open this page.
  useEffect(() => {
    if (session.status === 'member') void leave()
  }, [session.status])

  const { form, busy, fields, formError, onSubmit } = useForm(async (data) => {
    const typed = {
      email: String(data.get('email')).trim(),
      password: String(data.get('password')),
    }
    const missing = Object.entries(typed).filter(([, value]) => value === '')
    if (missing.length > 0) {
      return {
        fields: Object.fromEntries(missing.map(([name]) => [name, t('required', { field: name })])),
      }
    }
    const result = await signIn(typed)
    if (!result.ok) return { form: formFailure(result.error, errors) }
    track('Sign In', { signInType: 'email' })
  })

  return (
    <JoinForm ref={form} alert={formError} onSubmit={(event) => void onSubmit(event)}>
      {!formError && <SessionEnded />}
      <EmailField autoComplete="username" error={fields.email} />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        enterKeyHint="go"
        showLabel={common('showPassword')}
        hideLabel={common('hidePassword')}
        error={fields.password}
        required
      />
      <SubmitButton wide loading={busy || session.status === 'member'}>
        {t('logIn')}
      </SubmitButton>
      <p className="join-foot">
        <Link
          className="ui-link"
          href={flowPath('forgot-password', { locale, params })}
          {...carries}
        >
          {t('forgotPassword')}
        </Link>
        <Link className="ui-link" href={flowPath('email-lookup', { locale, params })} {...carries}>
          {t('newHere')}
        </Link>
      </p>
    </JoinForm>
  )
}

/**
 * Explains on the login that the session has ended, when the login leads back to the page on which
 * it ended.
 */
function SessionEnded() {
  const t = useTranslations('join')
  const { onSignInRedirectTo } = useFlowParams()
  const endedOn = useHydrated() ? readSessionEnded() : null
  if (endedOn === null || endedOn !== onSignInRedirectTo) return null
  const isPaying = screenOf(endedOn.split('?')[0]!) === 'payment'
  return <FormAlert tone="info">{t(isPaying ? 'sessionEndedPaying' : 'sessionEnded')}</FormAlert>
}
