import type { ReactNode } from 'react'

interface ExternalLinkProps {
  href: string
  /** Said after the text, e.g. “opens in a new tab”. */
  note: string
  children: ReactNode
}

/** A link to another site, in a tab of its own. */
export function ExternalLink({ href, note, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="ui-hidden"> ({note})</span>
    </a>
  )
}
