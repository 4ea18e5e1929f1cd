import type { ReactNode } from 'react'

/**
 * The frame of the drawings above the sentence of an empty or failed area: the brand's tint fills,
 * the text's colour draws. Each drawing is a file of its own, so a screen carries only those it uses.
 */
export function StateDrawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className="ui-state-drawing"
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
