'use client'

import { useEffect, useState } from 'react'
import { SearchIcon } from '@/components/ui/icons/search-icon'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import type { PageContext } from '@/lib/routing/links'
import type { SearchTexts } from './search-texts'

const editable = 'input, textarea, select, [contenteditable]'

/** Whether a pressed key opens the search: `/` alone, outside of fields and dialogs. */
function opensSearch(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.defaultPrevented || document.querySelector('dialog:modal')) return false
  return !(event.target instanceof Element && event.target.closest(editable))
}

const load = () => import('./search-dialog').then((module) => module.SearchDialog)
const SearchDialog = modalOnDemand(load)

interface SearchButtonProps {
  context: PageContext
  texts: SearchTexts
}

/** Opens the search for everything, as `/` does. Its code is loaded when the pointer comes near. */
export function SearchButton({ context, texts }: SearchButtonProps) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!opensSearch(event)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <button
        type="button"
        className="round"
        data-needs-script=""
        aria-label={texts.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
      </button>
      <SearchDialog open={open} onClose={() => setOpen(false)} context={context} texts={texts} />
    </>
  )
}
