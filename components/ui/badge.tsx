import type { ReactNode } from 'react'

interface BadgeProps {
  /** `media` stands on pictures. */
  tone?: 'neutral' | 'brand' | 'solid' | 'media' | 'success' | 'error' | 'info'
  /** A dot that breathes before the text. */
  live?: boolean
  children: ReactNode
}

/** A word or a number on a small ground. */
export function Badge({ tone = 'neutral', live, children }: BadgeProps) {
  return (
    <span className="ui-badge" data-tone={tone} data-live={live ? '' : undefined}>
      {children}
    </span>
  )
}
