import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { motion } from '@/components/ui/spinner/motion'

const draw = { name: 'ui-draw', steps: 'to{stroke-dashoffset:-105}' }

/** A line that runs round a triangle. */
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
