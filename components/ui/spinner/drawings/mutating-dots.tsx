import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { beat, motion, spin } from '@/components/ui/spinner/motion'

const spots = [
  [11, 11],
  [33, 11],
  [33, 33],
  [11, 33],
]

/** Four dots that change size while they turn. */
export function MutatingDots() {
  return (
    <SpinnerFrame keyframes={beat}>
      <g style={motion(spin, { seconds: 2, timing: 'linear', round: true })}>
        {spots.map(([x, y], i) => (
          <circle key={i} cx={x} cy={y} r="6" style={motion(beat, { delay: i * 0.25 - 1 })} />
        ))}
      </g>
    </SpinnerFrame>
  )
}
