import type { ReactNode } from 'react'
import { SearchField } from './search-field'

interface PlainSearchProps {
  label: string
  /** The list that is searched; what its address carries goes along. */
  href: string
  /** A button, where Enter alone would not be found. */
  children?: ReactNode
}

/** Searches a list from another page; a plain form, which only the list's own script can answer. */
export function PlainSearch({ label, href, children }: PlainSearchProps) {
  const [action, query] = href.split('?')
  return (
    <form role="search" action={action} data-needs-script="">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField label={label} />
      {children}
    </form>
  )
}
