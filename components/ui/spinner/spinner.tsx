import { Suspense } from 'react'
import type { SpinnerType } from '@/lib/theme/spinner-types'
import { lazyDrawing } from './lazy-drawing'
import { TailSpin } from './tail-spin'

const Drawing = lazyDrawing(() => import('./drawing').then((module) => module.Drawing))

interface SpinnerProps {
  /** By default the one of the page's brand, which only a browser knows. */
  type?: SpinnerType
  /** Spoken while it turns; left out where a text beside it says what is waited for. */
  label?: string
}

/**
 * A spinner, by the name of its type. Markup and movement of a type are fetched when it is first
 * shown; until then it is the one of buttons.
 */
export function Spinner({ type, label }: SpinnerProps) {
  const drawing = (
    <Suspense fallback={<TailSpin />}>
      <Drawing type={type} />
    </Suspense>
  )
  if (label === undefined) return drawing
  return (
    <span role="status" className="ui-waiting">
      {drawing}
      <span className="ui-hidden">{label}</span>
    </span>
  )
}
