import { beat, motion, spin, SpinnerFrame } from '@/components/ui/spinner/frame'

/** A beating heart. */
export function Hearts() {
  return (
    <SpinnerFrame keyframes={beat}>
      <path
        d="M22 36 9.5 23.6a7.8 7.8 0 0 1 11-11L22 14l1.5-1.4a7.8 7.8 0 0 1 11 11z"
        style={motion(beat)}
      />
    </SpinnerFrame>
  )
}

const drift = { name: 'ui-drift', steps: '50%{transform:translate(3px,-3px)}' }

/** A drifting paper plane. */
export function Plane() {
  return (
    <SpinnerFrame keyframes={drift}>
      <g style={motion(drift, { seconds: 1.6 })}>
        <path d="M4 21 40 6 29 38l-8-11z" />
        <path d="m21 27-5 9-1-12z" opacity=".5" />
      </g>
    </SpinnerFrame>
  )
}

const draw = { name: 'ui-draw', steps: 'to{stroke-dashoffset:-105}' }

/** A line that runs along a triangle. */
export function Triangle() {
  return (
    <SpinnerFrame keyframes={draw}>
      <path
        d="M22 6 39 36H5z"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeDasharray="70 35"
        style={motion(draw, { seconds: 1.4, timing: 'linear' })}
      />
    </SpinnerFrame>
  )
}

/** A clock with two hands. */
export function Watch() {
  return (
    <SpinnerFrame>
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        <circle cx="22" cy="22" r="19" />
        <path d="M22 22V9" style={motion(spin, { timing: 'linear', round: true })} />
        <path d="M22 22h8" style={motion(spin, { seconds: 8, timing: 'linear', round: true })} />
      </g>
    </SpinnerFrame>
  )
}
