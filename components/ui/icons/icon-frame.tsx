import type { ReactNode } from 'react'

export interface IconProps {
  /** Width and height in CSS pixels. */
  size?: number
  className?: string
}

/**
 * The frame of every icon: 24 units; its strokes are in the style sheet. Icons are decorative,
 * because there is always a text or label beside them.
 */
export function IconFrame({ size = 24, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className ? `ui-icon ${className}` : 'ui-icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
