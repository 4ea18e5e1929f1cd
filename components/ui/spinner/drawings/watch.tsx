import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { motion, spin } from '@/components/ui/spinner/motion'

/** A clock with both hands. */
export function Watch() {
  return (
    <SpinnerFrame>
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        <circle cx="22" cy="22" r="19" />
        <path d="M22 22V9" style={motion(spin, { timing: 'linear', round: true })} />
        <path d="M22 22h8" style={motion(spin, { seconds: 8, timing: 'linear', round: true })} />
      </g>
    </SpinnerFrame>
  )
}
