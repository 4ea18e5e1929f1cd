'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CheckIcon } from '@/components/ui/icons/status'
import { Modal } from '@/components/ui/modal/modal'
import { Spinner } from '@/components/ui/spinner/spinner'
import { RowError } from '@/components/ui/state/row-error'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { toastFailure } from '@/components/ui/toast/toast-failure'
import { toast } from '@/components/ui/toast/toast-store'
import { useForm } from '@/hooks/use-form'
import { useListChoice } from '@/hooks/favorites/use-list-choice'
import { errorMessages } from '@/lib/api/error-text'
import { isApiError } from '@/lib/api/error-kinds'
import type { Favorable, FavoriteList } from '@/lib/api/favorites'
import { fill, plural } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'
import type { ListPickerTexts } from './favorites-texts'

interface ListPickerProps {
  open: boolean
  thing: Favorable
  locale: Locale
  texts: ListPickerTexts
  onClose: () => void
}

/**
 * The member's lists: choosing one adds or removes the item, and a new list can be created for it.
 */
export function ListPicker({ open, thing, locale, texts, onClose }: ListPickerProps) {
  const { status, data: lists, retry, toggle, create } = useListChoice(thing)
  const [busy, setBusy] = useState<number | null>(null)
  const nameOf = (list: FavoriteList) => (list.default ? texts.defaultName : list.name)

  function tell(list: FavoriteList) {
    const text = list.itemId === null ? texts.removed : texts.added
    toast({
      kind: 'success',
      message: fill(text, { name: nameOf(list) }),
      action: { label: texts.undo, onClick: () => void change(list) },
    })
  }

  async function change(list: FavoriteList) {
    const changed = await toggle(list)
    if (!changed.ok) return toastFailure(changed.error, texts)
    tell(changed.list)
    onClose()
  }

  async function choose(list: FavoriteList) {
    setBusy(list.id)
    await change(list)
    setBusy(null)
  }

  const {
    form,
    busy: isMaking,
    fields,
    onSubmit,
  } = useForm(async (data) => {
    const name = String(data.get('name')).trim()
    if (name === '') return { fields: { name: texts.nameMissing } }
    const made = await create(name)
    if (!made.ok) {
      if (isApiError(made.error) && made.error.status === 422)
        return { fields: { name: errorMessages(made.error, texts.failed) } }
      return toastFailure(made.error, texts)
    }
    tell(made.list)
    onClose()
  })

  return (
    <Modal
      name="pick-list"
      open={open}
      onClose={onClose}
      closeLabel={texts.close}
      title={texts.title}
    >
      {status === 'failed' && (
        <RowError text={texts.errorText} retryLabel={texts.retry} onRetry={retry} />
      )}
      {status === 'loading' && <Spinner type="Hearts" label={texts.loading} />}
      {lists?.map((list) => (
        <Button
          key={list.id}
          variant="secondary"
          wide
          aria-pressed={list.itemId !== null}
          loading={busy === list.id}
          onClick={() => void choose(list)}
        >
          {list.itemId !== null && <CheckIcon size={20} />}
          {nameOf(list)}{' '}
          <span className="ui-soft">{plural(texts.count, list.itemsCount, locale)}</span>
        </Button>
      ))}
      <form ref={form} className="ui-form" noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField
          name="name"
          label={texts.newList}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="done"
          error={fields.name}
        />
        <SubmitButton wide loading={isMaking}>
          {texts.create}
        </SubmitButton>
      </form>
    </Modal>
  )
}
