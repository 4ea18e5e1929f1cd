'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast/toast-store'
import { useFlowParams } from '@/hooks/join/use-flow-params'
import { useForm } from '@/hooks/use-form'
import { browserApi } from '@/lib/api/browser'
import { isApiError, isUnanswered } from '@/lib/api/errors'
import { type ResetCredentials, updatePassword } from '@/lib/api/password'
import { flowPath } from '@/lib/flow/flow-path'
import { updateFlow } from '@/lib/flow/flow-store'
import { formFailure } from '@/lib/join/form-failure'
import { isEmail, passwordProblems } from '@/lib/join/validate'
import { JoinForm } from './join-form'
import { NewPasswordFields } from './new-password-fields'

interface NewPasswordFormProps {
  credentials: ResetCredentials
  /** The link was used already, or is too old. */
  onExpired: () => void
}

/** Sets a new password for the account of a reset link. */
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
      return { fields: Object.fromEntries(problems.map(([name, problem]) => [name, t(problem)])) }
    }
    const result = await updatePassword(browserApi, { password, passwordConfirmation }, credentials)
    if (result.ok) {
      // The login begins with the account whose password it is.
      if (isEmail(credentials.uid)) updateFlow({ email: credentials.uid })
      toast({ kind: 'success', message: t('passwordChanged') })
      return router.push(flowPath('login', { locale, params }))
    }
    if (isApiError(result.error) && result.error.status === 401) return onExpired()
    if (isUnanswered(result.error)) return { form: t('passwordUnconfirmed') }
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
