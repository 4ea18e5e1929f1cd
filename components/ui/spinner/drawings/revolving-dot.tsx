import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { motion, spin } from '@/components/ui/spinner/motion'

/** A dot on its track. */
export function RevolvingDot() {
  return (
    <SpinnerFrame>
      <circle
        cx="22"
        cy="22"
        r="17"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        opacity=".25"
      />
      <circle cx="22" cy="5" r="5" style={motion(spin, { timing: 'linear', round: true })} />
    </SpinnerFrame>
  )
}
