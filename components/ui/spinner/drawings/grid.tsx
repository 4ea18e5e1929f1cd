import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { fade, motion } from '@/components/ui/spinner/motion'

const spots = [8, 22, 36].flatMap((y, row) => [8, 22, 36].map((x, column) => [x, y, row + column]))

/** Nine dots that light up from a corner. */
export function Grid() {
  return (
    <SpinnerFrame>
      {spots.map(([x, y, step = 0]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r="5"
          style={motion(fade, { delay: step * 0.15 - 1 })}
        />
      ))}
    </SpinnerFrame>
  )
}
