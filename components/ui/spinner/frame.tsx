import type { ReactNode } from 'react'
import type { Keyframes } from './motion'

interface SpinnerFrameProps {
  /** The movement of this drawing, where it is not one of the global style. */
  keyframes?: Keyframes
  children: ReactNode
}

/** The 44-unit square that every spinner is drawn in, in the color of the text around it. */
export function SpinnerFrame({ keyframes, children }: SpinnerFrameProps) {
  return (
    <>
      {keyframes && (
        <style href={keyframes.name} precedence="spinner">
          {`@keyframes ${keyframes.name}{${keyframes.steps}}`}
        </style>
      )}
      <svg className="ui-spinner" viewBox="0 0 44 44" fill="currentColor" aria-hidden="true">
        {children}
      </svg>
    </>
  )
}
