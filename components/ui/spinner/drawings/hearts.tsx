import { SpinnerFrame } from '@/components/ui/spinner/frame'
import { beat, motion } from '@/components/ui/spinner/motion'

/** A heart that beats. */
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
