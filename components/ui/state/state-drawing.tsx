import type { ReactNode } from 'react'

/**
 * The frame of illustrations for empty and error states: filled with the brand's tint, drawn in the
 * text color. Each illustration is a file of its own, so that a screen only loads those it uses.
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

export function RopeDrawing() {
  return (
    <StateDrawing>
      <circle className="fill" cx="80" cy="58" r="44" />
      <path d="m40 20 9 26M46 18l9 26-6 2-9-26z" />
      <path d="m120 20-9 26M114 18l-9 26 6 2 9-26z" />
      <path d="M52 47c6 30-8 50 16 54M108 47c-6 30 8 50-16 54" />
      <path d="m70 92 4 4M90 92l-4 4M80 88v6" opacity=".5" />
    </StateDrawing>
  )
}
