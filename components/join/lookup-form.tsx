'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Link } from '@/components/ui/link'
import { SubmitButton } from '@/components/ui/submit-button'
import { useQueryPassthrough } from '@/hooks/join/use-query-passthrough'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useForm } from '@/hooks/use-form'
import { useLoginPath, useMemberSkip } from '@/hooks/join/use-next-step'
import { browserApi } from '@/lib/api/browser'
import { formFailure, isEmail } from '@/lib/join/forms'
import { isApiError } from '@/lib/api/error-kinds'
import { lookUpEmail } from '@/lib/api/verified-user-lookups'
import { flowPath } from '@/lib/flow/flow-path'
import { updateFlow } from '@/lib/flow/flow-store'
import { EmailField } from './email-field'
import { JoinForm } from './join-form'

/** The first step: the email decides between login and sign-up. */
export function LookupForm() {
  const t = useTranslations('join')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const router = useRouter()
  const params = useFlowParams()
  const carries = useQueryPassthrough()
  const login = useLoginPath(locale)

  const { form, busy, fields, formError, onSubmit } = useForm(async (data) => {
    const typed = String(data.get('email') ?? '').trim()
    if (!isEmail(typed)) return { fields: { email: t(typed === '' ? 'required' : 'notAnEmail') } }

    const result = await lookUpEmail(browserApi, { email: typed, referrerId: params.referrer_id })
    if (!result.ok) {
      const message = formFailure(result.error, errors)
      const atField = isApiError(result.error) && result.error.status === 422
      return atField ? { fields: { email: message } } : { form: message }
    }
    const { users, referrerIdExists } = result.data
    updateFlow({
      email: typed,
      unknownReferrer: referrerIdExists ? null : (params.referrer_id ?? null),
      foundAccounts: users.filter(({ studio }) => studio !== null),
    })
    const known = users.some(({ studio }) => studio === null)
    router.push(known ? login : flowPath('signup-information', { locale, params }))
  })
  const isMember = useMemberSkip(locale, busy)

  return (
    <JoinForm ref={form} alert={formError} onSubmit={(event) => void onSubmit(event)}>
      <EmailField autoComplete="email" enterKeyHint="next" error={fields.email} />
      <SubmitButton wide loading={busy || isMember}>
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
