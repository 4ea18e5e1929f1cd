import type { ReactNode } from 'react'
import { SearchField } from './search-field'

interface PlainSearchProps {
  label: string
  /** URL of the list to search; its parameters are kept. */
  href: string
  /** A submit button, for places where Enter alone is not obvious. */
  children?: ReactNode
}

/**
 * Searches a list from another page. A plain form, but it needs scripts because the list filters in
 * the browser.
 */
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
