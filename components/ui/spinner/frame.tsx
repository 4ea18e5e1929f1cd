import type { CSSProperties, ReactNode } from 'react'

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

/** A movement that a drawing brings along. */
interface Keyframes {
  name: string
  /** Its steps in CSS. */
  steps: string
}

/** Movements of the global style. */
export const spin = 'ui-spin'
export const fade = 'ui-fade'

/** Movements of more than one drawing. */
export const rise = { name: 'ui-rise', steps: '50%{transform:scaleY(.35)}' }
export const grow = {
  name: 'ui-grow',
  steps: 'from{transform:scale(0)}to{transform:scale(1);opacity:0}',
}
export const beat = { name: 'ui-beat', steps: '50%{transform:scale(.7)}' }

/**
 * A movement without end, which the global style stills for those who asked for less of it; `delay`
 * and `seconds` in seconds, `round` turns about the middle of the drawing.
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
