'use client'

import { useHydrated } from '@/hooks/use-hydrated'

/**
 * Attributes of a link whose address follows the page's own. Until it has been hydrated it is as the
 * server wrote it, which knows no query; `QueryPassthroughScript` then adds what is missing on a click.
 *
 * @param but parameters that this link never takes along, separated by spaces
 */
export function useQueryPassthrough(but = ''): { 'data-passthrough-except'?: string } {
  return useHydrated() ? {} : { 'data-passthrough-except': but }
}
