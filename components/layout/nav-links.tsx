'use client'

import { Link } from '@/components/ui/link'

export interface NavLink {
  href: string
  text: string
  /** What it leads to, if not to a page: an action, or another site. */
  kind?: 'action' | 'external'
  /** Whether it is the page's own. */
  current?: boolean
}

interface NavLinksProps {
  links: readonly NavLink[]
  label?: string
  /** Added to links to other sites for screen readers, e.g. “opens in a new tab”. */
  note?: string
}

/** A list of links. A client component, so that a page's data has only their addresses and texts. */
export function NavLinks({ links, label, note }: NavLinksProps) {
  return (
    <ul aria-label={label}>
      {links.map(({ href, text, kind, current }) => (
        <li key={href}>
          {kind === 'external' ? (
            <a href={href} target="_blank" rel="noopener">
              {text}
              <span className="ui-hidden"> ({note})</span>
            </a>
          ) : (
            <Link
              href={href}
              data-does={kind === 'action' ? '' : undefined}
              aria-current={current || undefined}
            >
              {text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
