import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { motion, spin } from '@/components/ui/spinner/motion'

const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 4 } as const

/** A quarter on its ring. */
export function Oval() {
  return (
    <SpinnerFrame>
      <circle cx="22" cy="22" r="18" {...outline} opacity=".25" />
      <path
        d="M22 4a18 18 0 0 1 18 18"
        {...outline}
        strokeLinecap="round"
        style={motion(spin, { timing: 'linear', round: true })}
      />
    </SpinnerFrame>
  )
}
