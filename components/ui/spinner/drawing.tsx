import type { ComponentType } from 'react'
import { type SpinnerType, spinnerTypes } from '@/lib/theme/spinner-types'
import { lazyDrawing } from './lazy-drawing'
import { TailSpin } from './tail-spin'

const drawings: Record<SpinnerType, ComponentType> = {
  Audio: lazyDrawing(() => import('./drawings/audio').then((module) => module.Audio)),
  BallTriangle: lazyDrawing(() =>
    import('./drawings/ball-triangle').then((module) => module.BallTriangle),
  ),
  Bars: lazyDrawing(() => import('./drawings/bars').then((module) => module.Bars)),
  Circles: lazyDrawing(() => import('./drawings/circles').then((module) => module.Circles)),
  Grid: lazyDrawing(() => import('./drawings/grid').then((module) => module.Grid)),
  Hearts: lazyDrawing(() => import('./drawings/hearts').then((module) => module.Hearts)),
  Oval: lazyDrawing(() => import('./drawings/oval').then((module) => module.Oval)),
  Puff: lazyDrawing(() => import('./drawings/puff').then((module) => module.Puff)),
  Rings: lazyDrawing(() => import('./drawings/rings').then((module) => module.Rings)),
  TailSpin,
  ThreeDots: lazyDrawing(() => import('./drawings/three-dots').then((module) => module.ThreeDots)),
  Watch: lazyDrawing(() => import('./drawings/watch').then((module) => module.Watch)),
  RevolvingDot: lazyDrawing(() =>
    import('./drawings/revolving-dot').then((module) => module.RevolvingDot),
  ),
  Triangle: lazyDrawing(() => import('./drawings/triangle').then((module) => module.Triangle)),
  Plane: lazyDrawing(() => import('./drawings/plane').then((module) => module.Plane)),
  MutatingDots: lazyDrawing(() =>
    import('./drawings/mutating-dots').then((module) => module.MutatingDots),
  ),
  CradleLoader: lazyDrawing(() =>
    import('./drawings/cradle-loader').then((module) => module.CradleLoader),
  ),
}

/** The type that the brand of the page names, which the root layout writes on `<html>`. */
function brandType(): SpinnerType {
  const named = document.documentElement.dataset.spinner
  return spinnerTypes.find((type) => type === named) ?? 'TailSpin'
}

/** What is seen of a spinner; without a type that of the page's brand. */
export function Drawing({ type = brandType() }: { type?: SpinnerType }) {
  const Shape = drawings[type]
  return <Shape />
}
