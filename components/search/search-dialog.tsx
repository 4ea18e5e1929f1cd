'use client'

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons/navigation'
import { SearchIcon } from '@/components/ui/icons/search-icon'
import { useDialog } from '@/components/ui/modal/use-dialog'
import { useSiteSearch } from '@/hooks/search/use-site-search'
import type { PageContext } from '@/lib/routing/links'
import { rememberSearch } from '@/lib/search/recent-searches'
import { SearchBody } from './search-body'
import { SearchFrame } from './search.styles'
import type { SearchTexts } from './search-texts'

export interface SearchDialogProps {
  open: boolean
  onClose: () => void
  context: PageContext
  texts: SearchTexts
}

const LIST = 'search-list'

/**
 * The search for everything: a combobox whose options are links. The focus stays in the field; the
 * arrow keys move among the options, Enter follows the one that they have reached or else the first.
 */
export function SearchDialog({ open, onClose, context, texts }: SearchDialogProps) {
  const [text, setText] = useState('')
  const search = useSiteSearch(text)
  const dialog = useDialog(open, onClose)
  const { list, activeId, onKeyDown } = useActiveOption(search.data?.q)
  if (!dialog.present) return null

  function follow(event: MouseEvent) {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return
    if (text.trim() !== '') rememberSearch(text.trim())
    onClose()
  }

  return createPortal(
    <SearchFrame
      {...dialog.props}
      role="dialog"
      aria-modal="true"
      aria-label={texts.label}
      data-modal="search"
    >
      <div className="search-field">
        <SearchIcon size={22} />
        <input
          data-autofocus=""
          type="search"
          role="combobox"
          aria-label={texts.label}
          aria-expanded={search.data !== null}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={activeId ?? undefined}
          placeholder={texts.hint}
          autoComplete="off"
          maxLength={100}
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button type="button" className="search-clear" onClick={() => setText('')}>
            {texts.clear}
          </button>
        )}
        <Button variant="ghost-secondary" iconOnly aria-label={texts.close} onClick={onClose}>
          <CloseIcon />
        </Button>
      </div>
      <SearchBody
        listRef={list}
        listId={LIST}
        onFollow={follow}
        {...{ text, setText, search, activeId, context, texts }}
      />
    </SearchFrame>,
    document.body,
  )
}

/** The option that the arrow keys have reached; another result, named by `result`, starts anew. */
function useActiveOption(result: string | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<{ result?: string; id: string } | null>(null)
  const activeId = active && active.result === result ? active.id : null

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const at = options.findIndex(({ id }) => id === activeId)
    if (event.key === 'Enter') (options[at] ?? options[0])?.click()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? at + 1 : at < 0 ? options.length - 1 : at - 1
      const next = options[step]
      setActive(next ? { result, id: next.id } : null)
    } else return
    event.preventDefault()
  }
  return { list, activeId, onKeyDown }
}
