'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useEffect, useRef } from 'react'
import { TextField } from '@/components/ui/text-field'
import { useFlow } from '@/hooks/join/use-flow'

type EmailFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'autoComplete' | 'enterKeyHint' | 'error'
>

/**
 * The email field, prefilled from an earlier step unless the user has already typed or it is to be
 * `another` email.
 */
export function EmailField({ another = false, ...props }: EmailFieldProps & { another?: boolean }) {
  const t = useTranslations('join')
  const { email } = useFlow()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const field = input.current
    if (!email || another || field?.value !== '') return
    field.value = email
    // Somebody who is about to type here replaces it.
    if (document.activeElement === field) field.select()
  }, [email, another])

  return (
    <TextField
      ref={input}
      type="email"
      name="email"
      label={t('email')}
      autoCapitalize="none"
      inputMode="email"
      required
      {...props}
    />
  )
}
