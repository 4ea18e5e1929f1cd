import { SpinnerFrame } from './frame'
import { motion } from './motion'

const heart = 'M22 36 9.5 23.6a7.8 7.8 0 0 1 11-11L22 14l1.5-1.4a7.8 7.8 0 0 1 11 11z'

export function Hearts() {
  return (
    <SpinnerFrame>
      <path d={heart} style={motion('beat')} />
    </SpinnerFrame>
  )
}

export function Triangle() {
  return (
    <SpinnerFrame>
      <path
        d="M22 6 39 36H5z"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeDasharray="70 35"
        style={motion('draw', { seconds: 1.4, timing: 'linear' })}
      />
    </SpinnerFrame>
  )
}

export function Plane() {
  return (
    <SpinnerFrame>
      <g style={motion('drift', { seconds: 1.6 })}>
        <path d="M4 21 40 6 29 38l-8-11z" />
        <path d="m21 27-5 9-1-12z" opacity=".5" />
      </g>
    </SpinnerFrame>
  )
}
