import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { motion, rise } from '@/components/ui/spinner/motion'

/** Four bars, one after the other. */
export function Bars() {
  return (
    <SpinnerFrame keyframes={rise}>
      {[4, 14, 24, 34].map((x, i) => (
        <rect
          key={x}
          x={x}
          y="6"
          width="5"
          height="32"
          rx="2.5"
          style={motion(rise, { delay: i * 0.15 - 1 })}
        />
      ))}
    </SpinnerFrame>
  )
}
