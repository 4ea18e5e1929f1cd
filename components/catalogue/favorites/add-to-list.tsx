'use client'

import { useState } from 'react'
import { ListAddIcon } from '@/components/ui/icons/actions'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import type { Favorable } from '@/lib/api/favorites'
import { fill } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'
import type { ListPickerTexts } from './favorites-texts'

const ListPicker = modalOnDemand(() => import('./list-picker').then((module) => module.ListPicker))

interface AddToListProps {
  thing: Favorable
  title: string
  locale: Locale
  texts: ListPickerTexts
}

/** Adds something to a chosen list; for members only. */
export function AddToList({ thing, title, locale, texts }: AddToListProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="ui-heart"
        data-look="plain"
        data-for="member"
        aria-haspopup="dialog"
        aria-label={fill(texts.open, { title })}
        onClick={() => setOpen(true)}
      >
        <ListAddIcon size={22} />
      </button>
      <ListPicker
        open={isOpen}
        thing={thing}
        locale={locale}
        texts={texts}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
