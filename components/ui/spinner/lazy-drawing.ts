import { type ComponentType, lazy } from 'react'
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
