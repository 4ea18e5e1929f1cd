'use client'

import { useTranslations } from 'next-intl'
import { PasswordField } from '@/components/ui/password-field'
import type { FieldErrors } from '@/hooks/use-form'
import { PASSWORD_MIN_LENGTH } from '@/lib/join/forms'

/** The fields for a new password and its confirmation. */
export function NewPasswordFields({ errors }: { errors: FieldErrors }) {
  const t = useTranslations('join')
  const common = useTranslations('common')
  const shared = {
    autoComplete: 'new-password',
    showLabel: common('showPassword'),
    hideLabel: common('hidePassword'),
    required: true,
  }
  return (
    <>
      <PasswordField
        {...shared}
        name="password"
        label={t('newPassword')}
        hint={t('passwordHint', { count: PASSWORD_MIN_LENGTH })}
        error={errors.password}
      />
      <PasswordField
        {...shared}
        name="passwordConfirmation"
        label={t('repeatPassword')}
        error={errors.passwordConfirmation}
      />
    </>
  )
}
