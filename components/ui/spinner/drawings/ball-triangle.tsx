import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { motion, spin } from '@/components/ui/spinner/motion'

/** Three balls on their way round. */
export function BallTriangle() {
  return (
    <SpinnerFrame>
      <g style={motion(spin, { seconds: 1.6, round: true })}>
        <circle cx="22" cy="7" r="5" />
        <circle cx="35" cy="29.5" r="5" />
        <circle cx="9" cy="29.5" r="5" />
      </g>
    </SpinnerFrame>
  )
}
