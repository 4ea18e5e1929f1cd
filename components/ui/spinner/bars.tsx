import { SpinnerFrame } from './frame'
import { motion } from './motion'

function column(x: number, y: number, height: number, delay: number, seconds: number) {
  return (
    <rect
      key={x}
      x={x}
      y={y}
      width="5"
      height={height}
      rx="2.5"
      style={motion('rise', { delay, seconds })}
    />
  )
}

export function Audio() {
  const heights = [16, 30, 38, 24, 12]
  return (
    <SpinnerFrame>
      {heights.map((height, i) => column(2 + i * 9, 22 - height / 2, height, i * -0.27, 0.8))}
    </SpinnerFrame>
  )
}

export function Bars() {
  return (
    <SpinnerFrame>{[4, 14, 24, 34].map((x, i) => column(x, 6, 32, i * 0.15 - 1, 1))}</SpinnerFrame>
  )
}
