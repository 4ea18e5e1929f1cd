'use client'

import { useEffect, useRef, useState } from 'react'
import { mutate } from 'swr'
import { PasswordField } from '@/components/ui/password-field'
import { toast } from '@/components/ui/toast/toast-store'
import { type SubmitResult, useForm } from '@/hooks/use-form'
import { browserApi } from '@/lib/api/browser'
import { swrKeys } from '@/lib/api/swr-keys'
import { updatePassword } from '@/lib/api/users'
import { fill } from '@/lib/locale/fill'
import { PASSWORD_MIN_LENGTH, passwordProblems } from '@/lib/join/forms'
import { needsCurrentPassword, passwordFailure } from '@/lib/profile/password-failure'
import { ProfileForm } from './profile-form'
import type { ProfileTexts } from './profile-texts'

interface PasswordFormProps {
  email: string
  texts: ProfileTexts
}

/**
 * Changes the password. The current one is asked for only when the provider wants it, because the
 * sign-in is some time ago.
 */
export function PasswordForm({ email, texts }: PasswordFormProps) {
  const { password } = texts
  const [asksCurrent, setAsksCurrent] = useState(false)
  /** Counts the changes; each empties the fields. */
  const [round, setRound] = useState(0)
  const current = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asksCurrent) current.current?.focus()
  }, [asksCurrent])

  const state = useForm(async (data): Promise<SubmitResult> => {
    const typed = String(data.get('password') ?? '')
    const problem = passwordProblems(typed).password
    if (problem)
      return {
        fields: {
          password:
            problem === 'required'
              ? password.required
              : fill(password.short, { count: PASSWORD_MIN_LENGTH }),
        },
      }
    const currentPassword = String(data.get('currentPassword') ?? '')
    if (asksCurrent && currentPassword === '')
      return { fields: { currentPassword: password.currentRequired } }
    const result = await updatePassword(browserApi, {
      password: typed,
      passwordConfirmation: typed,
      ...(currentPassword && { currentPassword }),
    })
    if (!result.ok) {
      if (needsCurrentPassword(result.error)) return setAsksCurrent(true)
      return {
        form: passwordFailure(result.error, {
          failed: texts.failed,
          unconfirmed: password.unconfirmed,
        }),
      }
    }
    setRound(round + 1)
    setAsksCurrent(false)
    // Other devices are signed out with it.
    void mutate(swrKeys.userSessions)
    toast({ kind: 'success', message: password.changed })
  })

  const { fields } = state
  const shown = { showLabel: texts.showPassword, hideLabel: texts.hidePassword, required: true }
  return (
    <ProfileForm state={state} action={password.change}>
      <input type="hidden" autoComplete="username" name="username" value={email} />
      {asksCurrent && (
        <PasswordField
          {...shown}
          ref={current}
          name="currentPassword"
          label={password.current}
          hint={password.currentHint}
          autoComplete="current-password"
          error={fields.currentPassword}
        />
      )}
      <PasswordField
        {...shown}
        key={round}
        name="password"
        label={password.new}
        hint={fill(password.hint, { count: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
        error={fields.password}
      />
    </ProfileForm>
  )
}
