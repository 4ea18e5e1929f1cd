import { SpinnerFrame } from './frame'
import { motion } from './motion'

const compass = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4
  return [22 + 16 * Math.sin(angle), 22 - 16 * Math.cos(angle)].map((n) => n.toFixed(1))
})

export function ThreeDots() {
  return (
    <SpinnerFrame>
      {[7, 22, 37].map((x, i) => (
        <circle key={x} cx={x} cy="22" r="5" style={motion('fade', { delay: i * 0.2 - 0.6 })} />
      ))}
    </SpinnerFrame>
  )
}

export function Circles() {
  return (
    <SpinnerFrame>
      {compass.map(([x, y], i) => (
        <circle key={i} cx={x} cy={y} r="3.6" style={motion('fade', { delay: i * 0.125 - 1 })} />
      ))}
    </SpinnerFrame>
  )
}

export function Grid() {
  const spots = [8, 22, 36].flatMap((y, row) =>
    [8, 22, 36].map((x, column) => [x, y, row + column]),
  )
  return (
    <SpinnerFrame>
      {spots.map(([x, y, step = 0]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r="5"
          style={motion('fade', { delay: step * 0.15 - 1 })}
        />
      ))}
    </SpinnerFrame>
  )
}

export function BallTriangle() {
  return (
    <SpinnerFrame>
      <g style={motion('spin', { seconds: 1.6, round: true })}>
        {[
          [22, 7],
          [35, 29.5],
          [9, 29.5],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="5" />
        ))}
      </g>
    </SpinnerFrame>
  )
}

export function RevolvingDot() {
  return (
    <SpinnerFrame>
      <circle
        cx="22"
        cy="22"
        r="17"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        opacity=".25"
      />
      <circle cx="22" cy="5" r="5" style={motion('spin', { timing: 'linear', round: true })} />
    </SpinnerFrame>
  )
}

export function MutatingDots() {
  return (
    <SpinnerFrame>
      <g style={motion('spin', { seconds: 2, timing: 'linear', round: true })}>
        {[
          [11, 11],
          [33, 11],
          [33, 33],
          [11, 33],
        ].map(([x, y], i) => (
          <circle key={i} cx={x} cy={y} r="6" style={motion('beat', { delay: i * 0.25 - 1 })} />
        ))}
      </g>
    </SpinnerFrame>
  )
}

export function CradleLoader() {
  return (
    <SpinnerFrame>
      <circle cx="16" cy="30" r="4" />
      <circle cx="22" cy="30" r="4" />
      <circle cx="28" cy="30" r="4" />
      <g style={motion('swing', { round: true })}>
        <circle cx="34" cy="30" r="4" />
      </g>
      <path d="M6 8h32" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </SpinnerFrame>
  )
}
