import type { AriaAttributes, ReactNode } from 'react'
import { ChipRow } from './chip-row'
import { Link } from './link'

interface ChipLinksProps<Key extends string> {
  label: string
  links: readonly { key: Key; name: string; href: string; current: boolean }[]
  onFollow?: (key: Key) => void
  /** The level of a visible heading; without it the label is for screen readers only. */
  heading?: 2 | 3
}

/** A row of links as chips; the current one is marked. On phones a row that is too long scrolls. */
export function ChipLinks<Key extends string>(props: ChipLinksProps<Key>) {
  const { label, links, onFollow, heading } = props
  const chips = links.map(({ key, name, href, current }) => (
    <ChipLink
      key={key}
      data-waits=""
      href={href}
      current={current}
      onClick={onFollow && (() => onFollow(key))}
    >
      {name}
    </ChipLink>
  ))
  if (heading)
    return (
      <ChipRow nav label={label} level={heading}>
        {chips}
      </ChipRow>
    )
  return (
    <nav className="ui-chips" data-scroll="" aria-label={label}>
      {chips}
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
