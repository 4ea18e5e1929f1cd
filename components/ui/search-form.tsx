'use client'

import { SearchField } from './search-field'

interface SearchFormProps {
  label: string
  initial: string
  onSearch: (text: string) => void
}

/** A search field that is submitted with Enter; clearing it ends the search. */
export function SearchForm({ label, initial, onSearch }: SearchFormProps) {
  return (
    <form
      role="search"
      data-needs-script=""
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim())
      }}
    >
      <SearchField
        label={label}
        defaultValue={initial}
        onInput={(event) => initial !== '' && event.currentTarget.value === '' && onSearch('')}
      />
    </form>
  )
}
