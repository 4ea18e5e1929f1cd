import type { ComponentType } from 'react'
import { Audio, Bars } from './bars'
import {
  BallTriangle,
  Circles,
  CradleLoader,
  Grid,
  MutatingDots,
  RevolvingDot,
  ThreeDots,
} from './dots'
import { Oval, Puff, Rings, Watch } from './rings'
import { Hearts, Plane, Triangle } from './shapes'
import { TailSpin } from './tail-spin'

/** The seventeen types of the specification, section 9. */
export const spinners = {
  Audio,
  BallTriangle,
  Bars,
  Circles,
  Grid,
  Hearts,
  Oval,
  Puff,
  Rings,
  TailSpin,
  ThreeDots,
  Watch,
  RevolvingDot,
  Triangle,
  Plane,
  MutatingDots,
  CradleLoader,
} satisfies Record<string, ComponentType>

export type SpinnerType = keyof typeof spinners

interface SpinnerProps {
  type?: SpinnerType
  /** Spoken while it turns. */
  label: string
}

/** A spinner that says what is being waited for. Islands that need only the default import `TailSpin`. */
export function Spinner({ type = 'TailSpin', label }: SpinnerProps) {
  const Drawing = spinners[type]
  return (
    <span role="status" className="ui-waiting">
      <Drawing />
      <span className="ui-hidden">{label}</span>
    </span>
  )
}
