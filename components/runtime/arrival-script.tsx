import { ARRIVAL_SCRIPT } from '@/lib/inline-scripts/compiled'

/**
 * Remembers the parameters of the steps that a visitor arrives with, on whichever page, until they
 * arrive with others or have bought (specification 2 and 3, query params).
 */
export function ArrivalScript() {
  return <script dangerouslySetInnerHTML={{ __html: ARRIVAL_SCRIPT }} />
}
