import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { grow, motion } from '@/components/ui/spinner/motion'

/** Discs that grow and fade, like a breath. */
export function Puff() {
  return (
    <SpinnerFrame keyframes={grow}>
      {[0, -0.9].map((delay) => (
        <circle key={delay} cx="22" cy="22" r="20" style={motion(grow, { seconds: 1.8, delay })} />
      ))}
    </SpinnerFrame>
  )
}
