import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { fade, motion } from '@/components/ui/spinner/motion'

/** Three dots in a row. */
export function ThreeDots() {
  return (
    <SpinnerFrame>
      {[7, 22, 37].map((x, i) => (
        <circle key={x} cx={x} cy="22" r="5" style={motion(fade, { delay: i * 0.2 - 0.6 })} />
      ))}
    </SpinnerFrame>
  )
}
