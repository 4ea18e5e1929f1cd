import type { ReactNode } from 'react'
import { Sentences } from '@/components/ui/field'
import { SubmitButton } from '@/components/ui/submit-button'
import type { useForm } from '@/hooks/use-form'

interface ProfileFormProps {
  state: ReturnType<typeof useForm>
  /** On the button. */
  action: string
  children: ReactNode
}

/** A form of the profile with its error and its button. */
export function ProfileForm({ state, action, children }: ProfileFormProps) {
  const { form, busy, formError, onSubmit } = state
  return (
    <form
      ref={form}
      className="ui-form"
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
      {formError && (
        <div className="profile-error" role="alert">
          <Sentences>{formError}</Sentences>
        </div>
      )}
      <SubmitButton variant="secondary" loading={busy}>
        {action}
      </SubmitButton>
    </form>
  )
}
