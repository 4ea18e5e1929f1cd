import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { fade, motion } from '@/components/ui/spinner/motion'

const compass = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4
  return [22 + 16 * Math.sin(angle), 22 - 16 * Math.cos(angle)].map((n) => n.toFixed(1))
})

/** Eight dots in a circle. */
export function Circles() {
  return (
    <SpinnerFrame>
      {compass.map(([x, y], i) => (
        <circle key={i} cx={x} cy={y} r="3.6" style={motion(fade, { delay: i * 0.125 - 1 })} />
      ))}
    </SpinnerFrame>
  )
}
