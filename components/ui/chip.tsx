import type { AriaAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from './link'

interface ChipContent {
  icon?: ReactNode
  /** Number of results. */
  count?: number
}

interface ChipProps extends ChipContent, ButtonHTMLAttributes<HTMLButtonElement> {
  /** The state of a toggle. */
  pressed?: boolean
}

interface ChipLinkProps extends ChipContent, Pick<AriaAttributes, 'aria-label'> {
  href: string
  current?: boolean
  /** Language of the text, when it differs from the page's. */
  lang?: string
  onClick?: () => void
  children: ReactNode
}

function content({ icon, count }: ChipContent, children: ReactNode) {
  return (
    <>
      {icon}
      {children}
      {count !== undefined && <span className="ui-chip-count">{count}</span>}
    </>
  )
}

/** A toggle button for a filter. */
export function Chip({ icon, count, pressed, children, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `ui-chip ${className}` : 'ui-chip'}
      aria-pressed={pressed}
    >
      {content({ icon, count }, children)}
    </button>
  )
}

/** A link to a filtered list. */
export function ChipLink({ icon, count, current, children, ...rest }: ChipLinkProps) {
  return (
    <Link {...rest} className="ui-chip" aria-current={current ? 'true' : undefined}>
      {content({ icon, count }, children)}
    </Link>
  )
}
