/** The colours of one picture, from the brightest light to the deepest shade. */
export interface Mood {
  name: string
  /** Backdrop away from the light. */
  top: string
  /** Backdrop around the light. */
  glow: string
  /** The light itself. */
  light: string
  /** The one colour that does not belong, used least. */
  accent: string
  far: string
  mid: string
  near: string
  /** The deepest shade; stands behind titles. */
  ink: string
}

/** Names eight colours: top, glow, light, accent, far, mid, near, ink. */
export function mood(name: string, colours: string): Mood {
  const [top, glow, light, accent, far, mid, near, ink] = colours.split(' ')
  if (!top || !glow || !light || !accent || !far || !mid || !near || !ink) {
    throw new RangeError(`The mood ${name} needs eight colours`)
  }
  return { name, top, glow, light, accent, far, mid, near, ink }
}
