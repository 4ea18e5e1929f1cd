import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { grow, motion } from '@/components/ui/spinner/motion'

/** Rings that widen from the middle. */
export function Rings() {
  return (
    <SpinnerFrame keyframes={grow}>
      {[0, -0.8, -1.6].map((delay) => (
        <circle
          key={delay}
          cx="22"
          cy="22"
          r="19"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          style={motion(grow, { seconds: 2.4, delay })}
        />
      ))}
    </SpinnerFrame>
  )
}
