'use client'

import { Modal } from '@/components/ui/modal/modal'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { toastFailure } from '@/components/ui/toast/toast-failure'
import { useForm } from '@/hooks/use-form'
import { browserApi } from '@/lib/api/browser'
import { errorMessages } from '@/lib/api/error-text'
import { isApiError } from '@/lib/api/error-kinds'
import { createFavoriteList, type FavoriteList, renameFavoriteList } from '@/lib/api/favorites'
import type { FavoritesTexts } from './favorites-texts'

interface ListNameModalProps {
  open: boolean
  /** The list to rename; creates a list when omitted. */
  list?: FavoriteList
  texts: FavoritesTexts
  onClose: () => void
  onSaved: () => void
}

/** Asks for the name of a list and creates or renames it. */
export function ListNameModal({ open, list, texts, onClose, onSaved }: ListNameModalProps) {
  const { form, busy, fields, onSubmit } = useForm(async (data) => {
    const name = String(data.get('name')).trim()
    if (name === '') return { fields: { name: texts.nameMissing } }
    const result = list
      ? await renameFavoriteList(browserApi, list.id, name)
      : await createFavoriteList(browserApi, name)
    if (!result.ok) {
      const { error } = result
      if (isApiError(error) && error.status === 422)
        return { fields: { name: errorMessages(error, texts.failed) } }
      toastFailure(error, texts)
      return
    }
    onSaved()
    onClose()
  })

  return (
    <Modal
      name="favorite-list"
      open={open}
      onClose={onClose}
      closeLabel={texts.close}
      title={list ? texts.renameTitle : texts.newList}
    >
      <form ref={form} className="ui-form" noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField
          name="name"
          data-autofocus=""
          label={texts.name}
          defaultValue={list?.name ?? ''}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="done"
          error={fields.name}
        />
        <SubmitButton wide loading={busy}>
          {list ? texts.save : texts.create}
        </SubmitButton>
      </form>
    </Modal>
  )
}
