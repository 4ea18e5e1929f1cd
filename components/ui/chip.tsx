import type { ButtonHTMLAttributes, ReactNode } from 'react'

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: ReactNode
  /** Number of results. */
  count?: number
  /** The state of a toggle. */
  pressed?: boolean
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
      {icon}
      {children}
      {count !== undefined && <span className="ui-chip-count">{count}</span>}
    </button>
  )
}
