import { type ComponentType, lazy, Suspense } from 'react'
import type { SpinnerType } from '@/lib/theme/spinner-types'
import { TailSpin } from './tail-spin'

/**
 * A drawing whose code is fetched when it is first shown. Where it cannot be fetched `TailSpin` stands
 * in for it: no form may break for want of an ornament.
 */
export function lazyDrawing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => TailSpin),
  }))
}

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
