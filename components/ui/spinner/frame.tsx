import type { CSSProperties, ReactNode } from 'react'

interface SpinnerFrameProps {
  /** The animation of this drawing, if it is not in the global style. */
  keyframes?: Keyframes
  children: ReactNode
}

/** The frame of every spinner: 44 units, in the current text color. */
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

/** An animation that a drawing defines itself. */
interface Keyframes {
  name: string
  /** The steps in CSS. */
  steps: string
}

/** Animations of the global style. */
export const spin = 'ui-spin'
export const fade = 'ui-fade'

/** Animations shared by several drawings. */
export const rise = { name: 'ui-rise', steps: '50%{transform:scaleY(.35)}' }
export const grow = {
  name: 'ui-grow',
  steps: 'from{transform:scale(0)}to{transform:scale(1);opacity:0}',
}
export const beat = { name: 'ui-beat', steps: '50%{transform:scale(.7)}' }

/**
 * An infinite animation, which the global style stops for reduced motion. `delay` and `seconds` are
 * in seconds; `round` rotates around the center of the drawing.
 */
export function motion(
  movement: string | Keyframes,
  { seconds = 1, delay = 0, round = false, timing = 'ease-in-out' } = {},
): CSSProperties {
  const name = typeof movement === 'string' ? movement : movement.name
  return {
    animation: `${name} ${seconds}s ${timing} ${delay}s infinite`,
    transformBox: round ? 'view-box' : undefined,
  }
}
