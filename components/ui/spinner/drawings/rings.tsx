import { fade, grow, motion, spin, SpinnerFrame } from '@/components/ui/spinner/frame'

/** Rings that expand from the center. */
export function Rings() {
  return (
    <SpinnerFrame keyframes={grow}>
      {[0, -0.8, -1.6].map((delay) => (
        <circle
          key={delay}
          cx="22"
          cy="22"
          r="19"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          style={motion(grow, { seconds: 2.4, delay })}
        />
      ))}
    </SpinnerFrame>
  )
}

const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 4 } as const

/** A quarter circle rotating on a ring. */
export function Oval() {
  return (
    <SpinnerFrame>
      <circle cx="22" cy="22" r="18" {...outline} opacity=".25" />
      <path
        d="M22 4a18 18 0 0 1 18 18"
        {...outline}
        strokeLinecap="round"
        style={motion(spin, { timing: 'linear', round: true })}
      />
    </SpinnerFrame>
  )
}

/** Discs that grow and fade. */
export function Puff() {
  return (
    <SpinnerFrame keyframes={grow}>
      {[0, -0.9].map((delay) => (
        <circle key={delay} cx="22" cy="22" r="20" style={motion(grow, { seconds: 1.8, delay })} />
      ))}
    </SpinnerFrame>
  )
}

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
