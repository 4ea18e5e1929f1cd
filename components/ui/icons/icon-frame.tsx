import type { ReactNode } from 'react'

export interface IconProps {
  /** Side in CSS pixels. */
  size?: number
  className?: string
}

/** The 24-unit square with 1.75 strokes that every icon is drawn in. Icons are decoration: the text or label beside them speaks. */
export function IconFrame({ size = 24, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
