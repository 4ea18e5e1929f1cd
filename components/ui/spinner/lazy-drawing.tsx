import { type ComponentType, lazy } from 'react'
import { TailSpin } from './tail-spin'

/**
 * A drawing whose code is loaded when it is first shown. Falls back to `TailSpin` when loading
 * fails, so that a decoration never breaks a form.
 */
export function lazyDrawing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => TailSpin),
  }))
}
