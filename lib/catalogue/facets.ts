import type { Term } from './terms'
import type { IdFilter } from './video-filters'

/** What can be chosen for each filter that holds ids. */
export type Facets = Record<IdFilter, readonly Term[]>
