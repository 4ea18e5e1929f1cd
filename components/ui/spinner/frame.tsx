import type { ReactNode } from 'react'

/** The 44-unit square that every spinner is drawn in, in the colour of the text around it. */
export function SpinnerFrame({ children }: { children: ReactNode }) {
  return (
    <svg className="ui-spinner" viewBox="0 0 44 44" fill="currentColor" aria-hidden="true">
      {children}
    </svg>
  )
}
