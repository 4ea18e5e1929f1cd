'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { SubmitButton } from '@/components/ui/submit-button'
import { useCarries } from '@/hooks/use-carries'
import { useFlowParams } from '@/hooks/use-flow-params'
import { useForm } from '@/hooks/use-form'
import { useLoginPath } from '@/hooks/use-login-path'
import { useNextStep } from '@/hooks/use-next-step'
import { useSession } from '@/hooks/use-session'
import { browserApi } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { isApiError } from '@/lib/api/errors'
import { lookUpEmail } from '@/lib/api/verified-user-lookups'
import { flowPath } from '@/lib/flow/flow-path'
import { updateFlow } from '@/lib/flow/flow-store'
import { isEmail } from '@/lib/join/validate'
import { EmailField } from './email-field'
import { JoinForm } from './join-form'

/** The first step: an email decides whether somebody logs in or signs up. */
export function LookupForm() {
  const t = useTranslations('join')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const router = useRouter()
  const params = useFlowParams()
  const session = useSession()
  const carries = useCarries()
  const nextStep = useNextStep(locale)
  const login = useLoginPath(locale)
  const skip = useEffectEvent(() => void nextStep().then((path) => window.location.replace(path)))

  useEffect(() => {
    if (session.status === 'member') skip()
  }, [session.status])

  const { form, busy, fields, formError, onSubmit } = useForm(async (data) => {
    const typed = String(data.get('email') ?? '').trim()
    if (!isEmail(typed)) return { fields: { email: t(typed === '' ? 'required' : 'notAnEmail') } }

    const result = await lookUpEmail(browserApi, { email: typed, referrerId: params.referrer_id })
    if (!result.ok) {
      const message = errorText(result.error, errors('default'))
      const atField = isApiError(result.error) && result.error.status === 422
      return atField ? { fields: { email: message } } : { form: message }
    }
    const { users } = result.data
    updateFlow({
      email: typed,
      foundAccounts: users.filter(({ studio }) => studio !== null),
    })
    const known = users.some(({ studio }) => studio === null)
    router.push(known ? login : flowPath('signup-information', { locale, params }))
  })

  return (
    <JoinForm ref={form} alert={formError} onSubmit={(event) => void onSubmit(event)}>
      <EmailField autoComplete="email" enterKeyHint="next" error={fields.email} />
      <SubmitButton wide loading={busy || session.status === 'member'}>
        {t('continue')}
      </SubmitButton>
      <p className="join-foot">
        <Link className="ui-link" href={login} {...carries}>
          {t('alreadyMember')}
        </Link>
      </p>
    </JoinForm>
  )
}
