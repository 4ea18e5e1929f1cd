import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { motion, rise } from '@/components/ui/spinner/motion'

/** A sound's level. */
export function Audio() {
  return (
    <SpinnerFrame keyframes={rise}>
      {[16, 30, 38, 24, 12].map((height, i) => (
        <rect
          key={height}
          x={2 + i * 9}
          y={22 - height / 2}
          width="5"
          height={height}
          rx="2.5"
          style={motion(rise, { delay: i * -0.27, seconds: 0.8 })}
        />
      ))}
    </SpinnerFrame>
  )
}
