import { Link } from '../link'

interface TabLinksProps {
  label: string
  items: readonly { href: string; label: string; current?: boolean }[]
}

/** Tabs that are pages of their own. */
export function TabLinks({ label, items }: TabLinksProps) {
  return (
    <nav className="ui-tabs" aria-label={label}>
      {items.map(({ href, label: text, current }) => (
        <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
