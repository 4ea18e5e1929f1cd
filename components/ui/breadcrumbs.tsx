import { Link } from './link'

interface Crumb {
  label: string
  /** None for the page itself, and for a section without a page. */
  href?: string
  /** The language of its label, where it is not the page's. */
  lang?: string
}

/** The way here from home; the last one is this page. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav className="ui-breadcrumbs" aria-label={label}>
      <ol>
        {items.map(({ label: text, href, lang }, index) => (
          <li key={text} {...(lang && { lang })}>
            {href ? (
              <Link href={href}>{text}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
