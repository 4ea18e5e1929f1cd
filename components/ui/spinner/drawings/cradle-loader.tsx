import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { motion } from '@/components/ui/spinner/motion'

const swing = { name: 'ui-swing', steps: '50%{transform:rotate(-32deg)}' }

function ball(x: number) {
  return (
    <>
      <path d={`M${x} 7v24`} stroke="currentColor" strokeWidth="1.5" />
      <circle cx={x} cy="34" r="5" />
    </>
  )
}

/** Balls on threads, the last of which swings. */
export function CradleLoader() {
  return (
    <SpinnerFrame keyframes={swing}>
      <path d="M3 7h38" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      {ball(8)}
      {ball(18)}
      <g style={{ ...motion(swing, { round: true }), transformOrigin: '28px 7px' }}>{ball(28)}</g>
    </SpinnerFrame>
  )
}
