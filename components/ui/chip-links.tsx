import { ChipLink } from './chip'

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
