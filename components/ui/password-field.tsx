'use client'

import { useState, type ComponentProps } from 'react'
import { EyeIcon, EyeOffIcon } from '@/components/ui/icons/things'
import { TextField } from './text-field'

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> {
  showLabel: string
  hideLabel: string
}

/** A password field with a button that shows the password. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className="ui-control-button"
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
        </button>
      }
    />
  )
}
