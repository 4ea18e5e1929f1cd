'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Sentences } from '@/components/ui/sentences'
import { FormAlert } from './form-alert'

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
