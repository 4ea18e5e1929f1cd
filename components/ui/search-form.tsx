'use client'

import { useEffect, useRef } from 'react'
import { CloseIcon } from './icons/navigation'
import { SearchField } from './search-field'

const TYPING_MS = 250

export interface SearchFormTexts {
  label: string
  clear: string
}

interface SearchFormProps {
  texts: SearchFormTexts
  initial: string
  /** Called when typing pauses, and at once after Enter and when the field is cleared. */
  onSearch: (text: string) => void
}

/** A search field that answers as one types. */
export function SearchForm({ texts, initial, onSearch }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(initial)

  // Back and links change the text from outside; what is being typed stays as it is.
  useEffect(() => {
    if (initial === sent.current) return
    sent.current = initial
    field.current!.value = initial
  }, [initial])
  // Whoever follows a link leaves; a search that comes later would call them back.
  useEffect(() => {
    const stop = () => clearTimeout(timer.current)
    const stopAtLink = ({ target }: Event) => (target as Element).closest('a[href]') && stop()
    addEventListener('click', stopAtLink)
    return () => {
      removeEventListener('click', stopAtLink)
      stop()
    }
  }, [])

  function search() {
    clearTimeout(timer.current)
    const text = field.current!.value.trim()
    if (text === sent.current) return
    sent.current = text
    onSearch(text)
  }
  function clear() {
    field.current!.value = ''
    field.current!.focus()
    search()
  }

  return (
    <form
      role="search"
      data-needs-script=""
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <SearchField
        ref={field}
        label={texts.label}
        defaultValue={initial}
        onInput={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(search, TYPING_MS)
        }}
      >
        <button
          type="button"
          className="ui-control-button"
          aria-label={texts.clear}
          onClick={clear}
        >
          <CloseIcon size={20} />
        </button>
      </SearchField>
    </form>
  )
}
