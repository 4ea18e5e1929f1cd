import { fade, motion, rise, SpinnerFrame } from '@/components/ui/spinner/frame'

/** Four bars that move one after the other. */
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

/** An audio level meter. */
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

const spots = [8, 22, 36].flatMap((y, row) => [8, 22, 36].map((x, column) => [x, y, row + column]))

/** Nine dots that light up starting at a corner. */
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
