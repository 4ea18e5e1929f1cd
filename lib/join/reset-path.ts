import { flowLinks, flowPath } from '@/lib/flow/flow-path'
import type { FlowParams } from '@/lib/flow/flow-params'
import type { Locale } from '@/lib/locale/locales'

/** Maximum length of the link in an email; the provider accepts 2,000 characters. */
const MAX_LENGTH = 1800

/**
 * The path for the link in a reset email: back into the flow with the visitor's parameters, or
 * without them when it would be too long.
 */
export function resetPath(locale: Locale, params: FlowParams): string {
  const path = flowPath('forgot-password', { locale, params })
  return path.length <= MAX_LENGTH ? path : flowLinks(locale, params)('forgot-password')
}
