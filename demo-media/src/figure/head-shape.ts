import type { Point } from '../core/math'

export type Hair = 'bun' | 'short' | 'ponytail' | 'afro' | 'bald' | 'bob' | 'wrap' | 'topknot'

/** Points in heads from the middle of the skull; x is forward (side view) or right, y is down. */
export type HeadShape = readonly Point[]
