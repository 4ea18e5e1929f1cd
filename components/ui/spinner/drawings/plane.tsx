import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { motion } from '@/components/ui/spinner/motion'

const drift = { name: 'ui-drift', steps: '50%{transform:translate(3px,-3px)}' }

/** A paper plane in the air. */
export function Plane() {
  return (
    <SpinnerFrame keyframes={drift}>
      <g style={motion(drift, { seconds: 1.6 })}>
        <path d="M4 21 40 6 29 38l-8-11z" />
        <path d="m21 27-5 9-1-12z" opacity=".5" />
      </g>
    </SpinnerFrame>
  )
}
