import { createStore } from '@/lib/browser/store'
import type { Position } from './locate'

/** Where the visitor last said to be; kept for the visit, in memory alone. */
export const positionStore = createStore<Position | null>(null)
