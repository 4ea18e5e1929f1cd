import { beat, fade, motion, spin, SpinnerFrame } from '@/components/ui/spinner/frame'

/** Three dots in a row. */
export function ThreeDots() {
  return (
    <SpinnerFrame>
      {[7, 22, 37].map((x, i) => (
        <circle key={x} cx={x} cy="22" r="5" style={motion(fade, { delay: i * 0.2 - 0.6 })} />
      ))}
    </SpinnerFrame>
  )
}

const spots = [
  [11, 11],
  [33, 11],
  [33, 33],
  [11, 33],
]

/** Four rotating dots that change size. */
export function MutatingDots() {
  return (
    <SpinnerFrame keyframes={beat}>
      <g style={motion(spin, { seconds: 2, timing: 'linear', round: true })}>
        {spots.map(([x, y], i) => (
          <circle key={i} cx={x} cy={y} r="6" style={motion(beat, { delay: i * 0.25 - 1 })} />
        ))}
      </g>
    </SpinnerFrame>
  )
}

/** A dot on a circular track. */
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
      <circle cx="22" cy="5" r="5" style={motion(spin, { timing: 'linear', round: true })} />
    </SpinnerFrame>
  )
}

/** Three rotating balls. */
export function BallTriangle() {
  return (
    <SpinnerFrame>
      <g style={motion(spin, { seconds: 1.6, round: true })}>
        <circle cx="22" cy="7" r="5" />
        <circle cx="35" cy="29.5" r="5" />
        <circle cx="9" cy="29.5" r="5" />
      </g>
    </SpinnerFrame>
  )
}

const swing = { name: 'ui-swing', steps: '50%{transform:rotate(-32deg)}' }

function ball(x: number) {
  return (
    <>
      <path d={`M${x} 7v24`} stroke="currentColor" strokeWidth="1.5" />
      <circle cx={x} cy="34" r="5" />
    </>
  )
}

/** Newton's cradle. */
export function CradleLoader() {
  return (
    <SpinnerFrame keyframes={swing}>
      <path d="M3 7h38" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      {ball(8)}
      {ball(18)}
      <g style={{ ...motion(swing, { round: true }), transformOrigin: '28px 7px' }}>{ball(28)}</g>
    </SpinnerFrame>
  )
}
