import { SpinnerFrame } from './frame'
import { motion } from './motion'

const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 4 } as const

export function Oval() {
  return (
    <SpinnerFrame>
      <circle cx="22" cy="22" r="18" {...outline} opacity=".25" />
      <path
        d="M22 4a18 18 0 0 1 18 18"
        {...outline}
        strokeLinecap="round"
        style={motion('spin', { timing: 'linear', round: true })}
      />
    </SpinnerFrame>
  )
}

export function Puff() {
  return (
    <SpinnerFrame>
      {[0, -0.9].map((delay) => (
        <circle
          key={delay}
          cx="22"
          cy="22"
          r="20"
          style={motion('grow', { seconds: 1.8, delay })}
        />
      ))}
    </SpinnerFrame>
  )
}

export function Rings() {
  return (
    <SpinnerFrame>
      {[0, -0.8, -1.6].map((delay) => (
        <circle
          key={delay}
          cx="22"
          cy="22"
          r="19"
          {...outline}
          strokeWidth="2.5"
          style={motion('grow', { seconds: 2.4, delay })}
        />
      ))}
    </SpinnerFrame>
  )
}

export function Watch() {
  return (
    <SpinnerFrame>
      <circle cx="22" cy="22" r="19" {...outline} strokeWidth="3" />
      <g {...outline} strokeWidth="3" strokeLinecap="round">
        <path d="M22 22V9" style={motion('spin', { timing: 'linear', round: true })} />
        <path d="M22 22h8" style={motion('spin', { seconds: 8, timing: 'linear', round: true })} />
      </g>
    </SpinnerFrame>
  )
}
