import { SpinnerFrame } from '../frame'
import { motion } from '../motion'

const swing = { name: 'ui-swing', steps: '50%{transform:rotate(-28deg)}' }

/** Balls on threads, the last of which swings. */
export function CradleLoader() {
  return (
    <SpinnerFrame keyframes={swing}>
      <circle cx="16" cy="30" r="4" />
      <circle cx="22" cy="30" r="4" />
      <circle cx="28" cy="30" r="4" />
      <g style={motion(swing, { round: true })}>
        <circle cx="34" cy="30" r="4" />
      </g>
      <path d="M6 8h32" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </SpinnerFrame>
  )
}
