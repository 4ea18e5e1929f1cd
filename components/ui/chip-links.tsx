import type { AriaAttributes, ReactNode } from 'react'
import { Link } from './link'

interface ChipLinksProps<Key extends string> {
  label: string
  links: readonly { key: Key; name: string; href: string; current: boolean }[]
  onFollow?: (key: Key) => void
}

/** A row of links as chips; the current one is marked. The row scrolls when it is too long. */
export function ChipLinks<Key extends string>({ label, links, onFollow }: ChipLinksProps<Key>) {
  return (
    <nav className="ui-chips" data-scroll="" aria-label={label}>
      {links.map(({ key, name, href, current }) => (
        <ChipLink
          key={key}
          data-waits=""
          href={href}
          current={current}
          onClick={onFollow && (() => onFollow(key))}
        >
          {name}
        </ChipLink>
      ))}
    </nav>
  )
}

interface ChipLinkProps extends Pick<AriaAttributes, 'aria-label'> {
  icon?: ReactNode
  href: string
  current?: boolean
  /** Language of the text, when it differs from the page's. */
  lang?: string
  onClick?: () => void
  children: ReactNode
}

/** A link to a filtered list. */
export function ChipLink({ icon, current, children, ...rest }: ChipLinkProps) {
  return (
    <Link {...rest} className="ui-chip" aria-current={current ? 'true' : undefined}>
      {icon}
      {children}
    </Link>
  )
}
