'use client'

import { Sentences } from '@/components/ui/field'
import { Modal } from '@/components/ui/modal/modal'
import { PasswordField } from '@/components/ui/password-field'
import { useForm } from '@/hooks/use-form'
import { browserApi } from '@/lib/api/browser'
import { deleteUser } from '@/lib/api/current-user'
import { isApiError } from '@/lib/api/error-kinds'
import { failureText } from '@/lib/api/error-text'
import { fieldSentences } from '@/lib/api/field-sentences'
import { DeletionDialog } from './profile.styles'
import type { ProfileTexts } from './profile-texts'

interface DeleteAccountProps {
  open: boolean
  texts: ProfileTexts
  onClose: () => void
  onDeleted: () => void
}

/** Deletes the account after it has said what goes, what ends and what stays. */
export function DeleteAccount({ open, texts, onClose, onDeleted }: DeleteAccountProps) {
  const { data } = texts
  const { form, busy, fields, formError, onSubmit } = useForm(async (values) => {
    const password = String(values.get('password') ?? '')
    if (password === '') return { fields: { password: data.required } }
    const result = await deleteUser(browserApi, password)
    if (result.ok) return onDeleted()
    const said = isApiError(result.error) ? fieldSentences(result.error) : {}
    if (Object.keys(said).length > 0) return { fields: said }
    const failed = { failed: data.deleteFailed, unconfirmed: data.deleteUnconfirmed }
    return { form: failureText(result.error, failed) ?? undefined }
  })
  const facts = [
    [data.goes, data.goesText],
    [data.ends, data.endsText],
    [data.stays, data.staysText],
  ] as const
  return (
    <Modal
      name="delete-account"
      open={open}
      onClose={onClose}
      closeLabel={texts.close}
      title={data.deleteTitle}
      left={{ label: data.keep, onClick: onClose }}
      right={{
        label: data.confirm,
        loading: busy,
        onClick: () => form.current?.requestSubmit(),
      }}
    >
      <DeletionDialog>
        <dl>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <form
          ref={form}
          className="ui-form"
          method="post"
          noValidate
          onSubmit={(event) => void onSubmit(event)}
        >
          {formError && (
            <div className="profile-error" role="alert">
              <Sentences>{formError}</Sentences>
            </div>
          )}
          <PasswordField
            name="password"
            label={data.password}
            autoComplete="current-password"
            showLabel={texts.showPassword}
            hideLabel={texts.hidePassword}
            error={fields.password}
            required
          />
        </form>
      </DeletionDialog>
    </Modal>
  )
}
