import type { ComponentType } from 'react'
import { type SpinnerType, spinnerTypes } from '@/lib/theme/spinner-types'
import { TailSpin } from './tail-spin'
import { lazyDrawing } from './lazy-drawing'

const drawings: Record<SpinnerType, ComponentType> = {
  Audio: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/bars').then((module) => module.Audio),
  ),
  BallTriangle: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/dots').then((module) => module.BallTriangle),
  ),
  Bars: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/bars').then((module) => module.Bars),
  ),
  Circles: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/rings').then((module) => module.Circles),
  ),
  Grid: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/bars').then((module) => module.Grid),
  ),
  Hearts: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/shapes').then((module) => module.Hearts),
  ),
  Oval: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/rings').then((module) => module.Oval),
  ),
  Puff: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/rings').then((module) => module.Puff),
  ),
  Rings: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/rings').then((module) => module.Rings),
  ),
  TailSpin,
  ThreeDots: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/dots').then((module) => module.ThreeDots),
  ),
  Watch: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/shapes').then((module) => module.Watch),
  ),
  RevolvingDot: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/dots').then((module) => module.RevolvingDot),
  ),
  Triangle: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/shapes').then((module) => module.Triangle),
  ),
  Plane: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/shapes').then((module) => module.Plane),
  ),
  MutatingDots: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/dots').then((module) => module.MutatingDots),
  ),
  CradleLoader: lazyDrawing(() =>
    import('@/components/ui/spinner/drawings/dots').then((module) => module.CradleLoader),
  ),
}

/** The spinner type of the page's brand, which the root layout sets on `<html>`. */
function brandType(): SpinnerType {
  const named = document.documentElement.dataset.spinner
  return spinnerTypes.find((type) => type === named) ?? 'TailSpin'
}

/** The drawing of a spinner; by default of the page's brand. */
export function Drawing({ type = brandType() }: { type?: SpinnerType }) {
  const Shape = drawings[type]
  return <Shape />
}
