'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Link } from '@/components/ui/link'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { useGuardedStep } from '@/hooks/join/use-guarded-step'
import { useCheckCode } from '@/hooks/join/use-verification'
import { useForm } from '@/hooks/use-form'
import { flowPath } from '@/lib/flow/flow-path'
import type { Verification } from '@/lib/flow/flow-state'
import { codeDigits } from '@/lib/join/account-steps'
import { JoinForm } from './join-form'
import { LeaveModal } from './leave-modal'
import { ResendCode } from './resend-code'
import { StepSkeleton } from './step-skeleton'

/** The step that checks the code in the visitor's mail. */
export function VerifyCode() {
  const t = useTranslations('join')
  const { verification } = useFlow()
  const isReady = useGuardedStep(verification !== null, 'email-lookup')
  return isReady && verification ? (
    <CodeForm key={`${verification.email} ${verification.userId}`} mailbox={verification} />
  ) : (
    <StepSkeleton label={t('loading')} />
  )
}

function CodeForm({ mailbox }: { mailbox: Verification }) {
  const t = useTranslations('join.verify')
  const join = useTranslations('join')
  const locale = useLocale()
  const params = useFlowParams()
  const input = useRef<HTMLInputElement>(null)
  const { check, isLocked, unlock } = useCheckCode()
  const [dirty, setDirty] = useState(false)
  const { form, busy, fields, formError, onSubmit } = useForm(async (data) => {
    const result = await check(mailbox, codeDigits(String(data.get('code') ?? '')))
    if (!result) {
      setDirty(false)
      // The page is kept, and the same mailbox may be proved again.
      if (input.current) input.current.value = ''
    }
    return result
  })

  // The next digit replaces a wrong code.
  useEffect(() => {
    if (fields.code) input.current?.select()
  }, [fields])

  function onInput(field: HTMLInputElement) {
    const digits = codeDigits(field.value)
    field.value = digits
    setDirty(digits !== '')
    if (digits.length === 6) form.current?.requestSubmit()
  }

  return (
    <JoinForm ref={form} alert={busy ? null : formError} onSubmit={(event) => void onSubmit(event)}>
      <p className="join-sent ui-soft">
        {t.rich('sentTo', {
          email: () => <strong className="join-address">{mailbox.shownEmail}</strong>,
        })}{' '}
        {!isLocked && t('lifetime')}
      </p>
      {/* Announces the error also when the same code was wrong again. */}
      <div aria-live="assertive">
        <TextField
          ref={input}
          name="code"
          className="join-code"
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          error={busy ? undefined : fields.code}
          readOnly={isLocked}
          required
          autoFocus
          onInput={(event) => onInput(event.currentTarget)}
        />
      </div>
      {!isLocked && (
        <SubmitButton wide loading={busy}>
          {t('confirm')}
        </SubmitButton>
      )}
      <ResendCode
        mailbox={mailbox}
        urgent={isLocked}
        onSent={() => {
          unlock()
          if (input.current) input.current.value = ''
          input.current?.focus()
        }}
      />
      <p className="join-foot">
        <Link className="ui-link" href={flowPath('email-lookup', { locale, params })}>
          {t('changeEmail')}
        </Link>
      </p>
      <LeaveModal dirty={dirty} title={t('leaveTitle')} text={join('leaveText')} />
    </JoinForm>
  )
}
