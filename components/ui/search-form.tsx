'use client'

import { SearchIcon } from './icons/actions'
import { TextField } from './text-field'

interface SearchFormProps {
  label: string
  initial: string
  onSearch: (text: string) => void
}

/** A search field that Enter submits; emptied, it searches for nothing again. */
export function SearchForm({ label, initial, onSearch }: SearchFormProps) {
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim())
      }}
    >
      <TextField
        type="search"
        name="q"
        label={label}
        labelHidden
        placeholder={label}
        defaultValue={initial}
        maxLength={100}
        enterKeyHint="search"
        icon={<SearchIcon size={20} />}
        onInput={(event) => initial !== '' && event.currentTarget.value === '' && onSearch('')}
      />
    </form>
  )
}
