'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Sentences } from '@/components/ui/field'
import { AlertIcon, InfoIcon } from '@/components/ui/icons/status'

interface JoinFormProps extends ComponentProps<'form'> {
  /** What is wrong with the whole of it; several sentences become a list. */
  alert: ReactNode
}

/** A form of the sign-up or the login; its method keeps what is typed out of every address. */
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
  /** `error` when something went wrong, `info` for what is good to know. */
  tone?: 'error' | 'info'
  children: ReactNode
}

/** What concerns a whole form, said at once. */
export function FormAlert({ tone = 'error', children }: FormAlertProps) {
  const Icon = tone === 'error' ? AlertIcon : InfoIcon
  return (
    <div className="form-alert" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={20} />
      <div>{children}</div>
    </div>
  )
}
