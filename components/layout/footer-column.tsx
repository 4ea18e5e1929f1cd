import { Children, useId, type ReactNode } from 'react'

interface FooterColumnProps {
  title: string
  /** Takes the whole width, its links in a row. */
  wide?: boolean
  children: ReactNode
}

/** A titled list of links. */
export function FooterColumn({ title, wide, children }: FooterColumnProps) {
  const id = useId()
  return (
    <nav className="column" aria-labelledby={id} data-wide={wide ? '' : undefined}>
      <h2 id={id}>{title}</h2>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  )
}
