import type { ComponentProps, ReactNode } from 'react'
import { Sentences } from '@/components/ui/field'
import { SubmitButton } from '@/components/ui/submit-button'

interface ProfileFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  busy: boolean
  /** Of the whole form. */
  error: string | readonly string[] | null
  /** On the button. */
  action: string
  children: ReactNode
}

/** A form of the profile with its error and its button. */
export function ProfileForm({ busy, error, action, children, ...form }: ProfileFormProps) {
  return (
    <form {...form} className="ui-form" method="post" noValidate>
      {children}
      {error && (
        <div className="profile-error" role="alert">
          <Sentences>{error}</Sentences>
        </div>
      )}
      <SubmitButton variant="secondary" loading={busy}>
        {action}
      </SubmitButton>
    </form>
  )
}
