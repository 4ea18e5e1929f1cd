import { ChipLink } from './chip'

interface ChipLinksProps {
  label: string
  links: readonly { key: string; name: string; href: string; current: boolean }[]
  /** False where none of them is to be loaded before it is asked for. */
}

/** A row of chips to go elsewhere by; one is where one is. It is moved by hand where it is too long. */
export function ChipLinks({ label, links }: ChipLinksProps) {
  return (
    <nav className="ui-chips" data-scroll="" aria-label={label}>
      {links.map(({ key, name, href, current }) => (
        <ChipLink key={key} href={href} current={current}>
          {name}
        </ChipLink>
      ))}
    </nav>
  )
}
