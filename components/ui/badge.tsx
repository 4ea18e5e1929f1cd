import type { ReactNode } from 'react'

interface BadgeProps {
  /** `media` is for pictures. */
  tone?: 'neutral' | 'brand' | 'solid' | 'media' | 'success' | 'error' | 'info'
  /** A pulsing dot before the text. */
  live?: boolean
  children: ReactNode
}

/** A short label on a small background. */
export function Badge({ tone = 'neutral', live, children }: BadgeProps) {
  return (
    <span className="ui-badge" data-tone={tone} data-live={live ? '' : undefined}>
      {children}
    </span>
  )
}
