import { Suspense } from 'react'
import type { SpinnerType } from '@/lib/theme/spinner-types'
import { TailSpin } from './tail-spin'
import { lazyDrawing } from './lazy-drawing'
const Drawing = lazyDrawing(() => import('./drawing').then((module) => module.Drawing))

interface SpinnerProps {
  /** By default the type of the page's brand, which is only known in the browser. */
  type?: SpinnerType
  /** Announced to screen readers; omitted when a text beside it says what is loading. */
  label?: string
}

/**
 * A spinner of the given type. The code of a type is loaded when it is first shown; until then
 * `TailSpin` is shown.
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
