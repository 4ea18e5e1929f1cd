'use client'

import { useEffect, useState } from 'react'
import { SearchIcon } from '@/components/ui/icons/search-icon'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import type { PageContext } from '@/lib/routing/links'
import { opensSearch } from '@/lib/search/search-shortcut'
import type { SearchTexts } from './search-texts'

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
