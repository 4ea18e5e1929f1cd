import { Link } from './link'

interface Crumb {
  label: string
  /** Omitted for the page itself and for sections without a page. */
  href?: string
  /** Language of the label, when it differs from the page's. */
  lang?: string
}

/** Breadcrumbs from the home page; the last item is this page. */
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
