'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Link } from '@/components/ui/link'
import { Sentences } from '@/components/ui/field'
import { SubmitButton } from '@/components/ui/submit-button'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { useQueryPassthrough } from '@/hooks/join/use-query-passthrough'
import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { useForm } from '@/hooks/use-form'
import { useGuardedStep } from '@/hooks/join/use-guarded-step'
import { useLoginPath, useMemberSkip } from '@/hooks/join/use-next-step'
import { useRegistration, useRegistrationDraft } from '@/hooks/join/use-registration'
import type { LegalAgreement } from '@/lib/api/legal-agreements'
import { brandNameHere } from '@/lib/brand/brand-name'
import { flowPath } from '@/lib/flow/flow-path'
import { PASSWORD_MIN_LENGTH } from '@/lib/join/forms'
import { clearRegistrationDraft } from '@/lib/join/registration-draft'
import { readRegistration, validateRegistration } from '@/lib/join/validate-registration'
import { AccountCard } from './account-card'
import { Agreements } from './agreements'
import { JoinForm } from './join-form'
import { LeaveModal } from './leave-modal'

/** The form that creates an account: names, password and agreements, and what it will link. */
export function SignupForm({ agreements }: { agreements: readonly LegalAgreement[] }) {
  const t = useTranslations('join')
  const common = useTranslations('common')
  const locale = useLocale()
  const params = useFlowParams()
  const carries = useQueryPassthrough()
  const { email, associatedAccounts } = useFlow()
  const [dirty, setDirty] = useState(false)
  const { signUp, isTaken } = useRegistration(locale)
  const login = useLoginPath(locale)
  const lookup = flowPath('email-lookup', { locale, params })
  useGuardedStep(email !== null, 'email-lookup')

  const { form, busy, fields, formError, onSubmit } = useForm(async (data) => {
    const typed = readRegistration(data)
    const required = agreements.filter((one) => one.required).map(({ id }) => id)
    const problems = Object.entries(validateRegistration(typed, required))
    if (problems.length > 0) {
      return {
        fields: Object.fromEntries(
          problems.map(([name, problem]) => [name, t(problem, { field: name })]),
        ),
      }
    }
    const result = await signUp(email ?? '', typed)
    if (result) return result
    setDirty(false)
  })
  const isMember = useMemberSkip(locale, busy)
  /** Empties the form, because the page is kept for the way back. */
  function forget() {
    clearRegistrationDraft()
    form.current?.reset()
    setDirty(false)
  }
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
      {associatedAccounts.length > 0 && (
        <section className="join-linked" aria-label={t('signup.linked')}>
          <h2>{t('signup.linked')}</h2>
          {associatedAccounts.map(({ id, studio, brand }) => (
            <AccountCard
              key={id}
              mark={(brand?.name ?? studio.name).charAt(0)}
              title={studio.name}
              lines={[[brand && brandNameHere(brand), studio.city].filter(Boolean).join(' · ')]}
            />
          ))}
        </section>
      )}
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
      <PasswordField
        name="password"
        label={t('newPassword')}
        hint={t('passwordHint', { count: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
        showLabel={common('showPassword')}
        hideLabel={common('hidePassword')}
        error={fields.password}
        required
      />
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
      <LeaveModal dirty={dirty} title={t('leaveTitle')} text={t('leaveText')} onLeave={forget} />
    </JoinForm>
  )
}
