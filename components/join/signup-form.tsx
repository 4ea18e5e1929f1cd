'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Link } from '@/components/ui/link'
import { Sentences } from '@/components/ui/field'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { useQueryPassthrough } from '@/hooks/join/use-query-passthrough'
import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { useForm } from '@/hooks/use-form'
import { useHydrated } from '@/hooks/use-hydrated'
import { useLoginPath, useMemberSkip } from '@/hooks/join/use-next-step'
import { useRegistration, useRegistrationDraft } from '@/hooks/join/use-registration'
import type { LegalAgreement } from '@/lib/api/legal-agreements'
import { flowPath } from '@/lib/flow/flow-path'
import { clearRegistrationDraft } from '@/lib/join/registration-draft'
import { readRegistration, validateRegistration } from '@/lib/join/validate-registration'
import { CheckboxField, ChoiceGroup } from '@/components/ui/choice-group'
import { JoinForm } from './join-form'
import { LeaveModal } from './leave-modal'
import { NewPasswordFields } from './new-password-fields'

/** The form that creates an account: names, password and agreements. */
export function SignupForm({ agreements }: { agreements: readonly LegalAgreement[] }) {
  const t = useTranslations('join')
  const common = useTranslations('common')
  const locale = useLocale()
  const router = useRouter()
  const params = useFlowParams()
  const hydrated = useHydrated()
  const carries = useQueryPassthrough()
  const { email } = useFlow()
  const [dirty, setDirty] = useState(false)
  const { signUp, isTaken } = useRegistration(locale)
  const login = useLoginPath(locale)
  const lookup = flowPath('email-lookup', { locale, params })
  const toLookup = useEffectEvent(() => router.replace(lookup))

  useEffect(() => {
    if (hydrated && email === null) toLookup()
  }, [hydrated, email])

  const { form, busy, fields, formError, onSubmit } = useForm(async (data) => {
    const typed = readRegistration(data)
    const required = agreements.filter((one) => one.required).map(({ id }) => id)
    const problems = Object.entries(validateRegistration(typed, required))
    if (problems.length > 0) {
      return { fields: Object.fromEntries(problems.map(([name, problem]) => [name, t(problem)])) }
    }
    const result = await signUp(email ?? '', typed)
    if (result) return result
    setDirty(false)
  })
  const isMember = useMemberSkip(locale, busy)
  const keepDraft = useRegistrationDraft(form, () => setDirty(true))

  return (
    <JoinForm
      ref={form}
      alert={
        formError && (
          <>
            <Sentences>{formError}</Sentences>{' '}
            {isTaken && <Link href={login}>{t('logInInstead')}</Link>}
          </>
        )
      }
      onInput={() => {
        setDirty(true)
        keepDraft()
      }}
      onSubmit={(event) => void onSubmit(event)}
    >
      <p className="join-email">
        <span>
          <span className="ui-soft">{t('email')}</span> <strong>{email}</strong>
        </span>
        <Link className="ui-link" href={lookup} {...carries}>
          {t('changeEmail')}
        </Link>
        <input type="hidden" autoComplete="username" name="username" value={email ?? ''} />
      </p>
      <div className="join-names">
        <TextField
          name="firstName"
          label={t('firstName')}
          autoComplete="given-name"
          error={fields.firstName}
          required
        />
        <TextField
          name="lastName"
          label={t('lastName')}
          autoComplete="family-name"
          error={fields.lastName}
          required
        />
      </div>
      <NewPasswordFields errors={fields} />
      <TextField
        type="tel"
        name="phone"
        label={t('phone')}
        optional={common('optional')}
        autoComplete="tel"
        error={fields.phone}
      />
      <Agreements agreements={agreements} error={fields.legalAgreementIds} />
      <SubmitButton wide loading={busy || isMember}>
        {t('createAccount')}
      </SubmitButton>
      <LeaveModal
        dirty={dirty}
        title={t('leaveTitle')}
        text={t('leaveText')}
        onLeave={clearRegistrationDraft}
      />
    </JoinForm>
  )
}

interface AgreementsProps {
  agreements: readonly LegalAgreement[]
  error?: ReactNode
}

/** The agreements of the sign-up; each text opens in a new tab, so that no input is lost. */
function Agreements({ agreements, error }: AgreementsProps) {
  const t = useTranslations('join')
  if (agreements.length === 0) return null
  return (
    <ChoiceGroup legend={t('agreements')} error={error}>
      {agreements.map(({ id, title, url, required }) => (
        <CheckboxField
          key={id}
          name="legalAgreementIds"
          value={id}
          required={required}
          aria-invalid={error && required ? true : undefined}
          label={t.rich(required ? 'agreeTo' : 'agreeToOptional', {
            link: () => (
              <a href={url} target="_blank" rel="noopener">
                {title}
              </a>
            ),
          })}
        />
      ))}
    </ChoiceGroup>
  )
}
