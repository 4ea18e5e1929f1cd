import type { Point } from '../core/point'

export type Hair = 'bun' | 'short' | 'ponytail' | 'afro' | 'bald' | 'bob' | 'wrap' | 'topknot'

/** In heads around the middle of the skull; x looks ahead (side) or to the right, y up is negative. */
export type HeadShape = readonly Point[]

/** The outline of a head from the side. */
export const profile: HeadShape = [
  [-0.04, -0.5],
  [0.2, -0.45],
  [0.33, -0.27],
  [0.345, -0.1],
  [0.425, 0.06],
  [0.36, 0.12],
  [0.355, 0.22],
  [0.335, 0.36],
  [0.22, 0.45],
  [0.02, 0.36],
  [-0.12, 0.34],
  [-0.3, 0.22],
  [-0.4, -0.02],
  [-0.36, -0.3],
  [-0.22, -0.45],
]
/** The outline of a face. */
export const face: HeadShape = [
  [0, -0.5],
  [0.23, -0.43],
  [0.35, -0.18],
  [0.34, 0.08],
  [0.25, 0.34],
  [0.1, 0.49],
  [-0.1, 0.49],
  [-0.25, 0.34],
  [-0.34, 0.08],
  [-0.35, -0.18],
  [-0.23, -0.43],
]
