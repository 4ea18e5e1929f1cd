import type { CSSProperties } from 'react'

type Motion = 'spin' | 'fade' | 'rise' | 'grow' | 'beat' | 'draw' | 'swing' | 'drift'

/** One of the global style's spinner movements; `delay` and `seconds` in seconds, `round` turns about the middle of the drawing. */
export function motion(
  name: Motion,
  { seconds = 1, delay = 0, round = false, timing = 'ease-in-out' } = {},
): CSSProperties {
  return {
    animation: `ui-${name} ${seconds}s ${timing} ${delay}s infinite`,
    transformBox: round ? 'view-box' : undefined,
  }
}
