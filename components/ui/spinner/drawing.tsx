import type { ComponentType } from 'react'
import { type SpinnerType, spinnerTypes } from '@/lib/theme/spinner-types'
import { lazyDrawing } from './lazy-drawing'
import { TailSpin } from './tail-spin'

const drawings: Record<SpinnerType, ComponentType> = {
  Audio: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/audio').then((module) => module.Audio),
  ),
  BallTriangle: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/ball-triangle').then((module) => module.BallTriangle),
  ),
  Bars: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/bars').then((module) => module.Bars),
  ),
  Circles: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/circles').then((module) => module.Circles),
  ),
  Grid: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/grid').then((module) => module.Grid),
  ),
  Hearts: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/hearts').then((module) => module.Hearts),
  ),
  Oval: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/oval').then((module) => module.Oval),
  ),
  Puff: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/puff').then((module) => module.Puff),
  ),
  Rings: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/rings').then((module) => module.Rings),
  ),
  TailSpin,
  ThreeDots: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/three-dots').then((module) => module.ThreeDots),
  ),
  Watch: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/watch').then((module) => module.Watch),
  ),
  RevolvingDot: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/revolving-dot').then((module) => module.RevolvingDot),
  ),
  Triangle: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/triangle').then((module) => module.Triangle),
  ),
  Plane: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/plane').then((module) => module.Plane),
  ),
  MutatingDots: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/mutating-dots').then((module) => module.MutatingDots),
  ),
  CradleLoader: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/cradle-loader').then((module) => module.CradleLoader),
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
