import { SpinnerFrame } from './frame'
import { motion, spin } from './motion'

/** An arc that thins out behind itself; buttons have it at hand. */
export function TailSpin() {
  return (
    <SpinnerFrame>
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        style={motion(spin, { seconds: 0.8, timing: 'linear', round: true })}
      >
        <path d="M40 22A18 18 0 0 0 22 4" />
        <path d="M22 4A18 18 0 0 0 6.4 13" opacity=".55" />
        <path d="M6.4 13A18 18 0 0 0 6.4 31" opacity=".2" />
      </g>
    </SpinnerFrame>
  )
}
