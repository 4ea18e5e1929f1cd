import type { ComponentProps, ReactNode } from 'react'
import { Sentences } from '@/components/ui/field'
import { SubmitButton } from '@/components/ui/submit-button'
import type { useForm } from '@/hooks/use-form'

interface ProfileFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'form'> {
  form: ReturnType<typeof useForm>
  /** On the button. */
  action: string
  children: ReactNode
}

/** A form of the profile with its error and its button. */
export function ProfileForm({ form, action, children, ...rest }: ProfileFormProps) {
  return (
    <form
      {...rest}
      ref={form.form}
      className="ui-form"
      method="post"
      noValidate
      onSubmit={(event) => void form.onSubmit(event)}
    >
      {children}
      {form.formError && (
        <div className="profile-error" role="alert">
          <Sentences>{form.formError}</Sentences>
        </div>
      )}
      <SubmitButton variant="secondary" loading={form.busy}>
        {action}
      </SubmitButton>
    </form>
  )
}
