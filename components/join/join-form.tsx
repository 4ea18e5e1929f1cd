'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Sentences } from '@/components/ui/field'
import { AlertIcon, InfoIcon } from '@/components/ui/icons/status'

interface JoinFormProps extends ComponentProps<'form'> {
  /** Errors of the whole form; several sentences become a list. */
  alert: ReactNode
}

/**
 * A form of the sign-up or login. `method="post"` keeps the input out of the URL if it is submitted
 * without scripts.
 */
export function JoinForm({ alert, children, ...form }: JoinFormProps) {
  return (
    <form className="ui-form" method="post" noValidate {...form}>
      {alert && (
        <FormAlert>
          <Sentences>{alert}</Sentences>
        </FormAlert>
      )}
      {children}
    </form>
  )
}

interface FormAlertProps {
  /** `error` for failures, `info` for information. */
  tone?: 'error' | 'info'
  children: ReactNode
}

/** A message about a whole form, announced to screen readers. */
export function FormAlert({ tone = 'error', children }: FormAlertProps) {
  const Icon = tone === 'error' ? AlertIcon : InfoIcon
  return (
    <div className="form-alert" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={20} />
      <div>{children}</div>
    </div>
  )
}
