import type { Deps } from '../deps'

/** What the functions of this folder need of the program. */
export type PaymentDeps = Pick<Deps, 'db' | 'clock' | 'cards' | 'log'>
