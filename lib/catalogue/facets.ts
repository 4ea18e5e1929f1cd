import type { Named } from '@/lib/api/named'
import type { IdFilter } from './video-filters'

/** What can be chosen for each filter that holds ids. */
export type Facets = Record<IdFilter, readonly Named[]>
