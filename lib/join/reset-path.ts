import { flowLinks, flowPath } from '@/lib/flow/flow-path'
import type { FlowParams } from '@/lib/flow/flow-params'
import type { Locale } from '@/lib/locale/locales'

/** The longest address that a mail is asked to lead to; the provider takes 2,000 characters. */
const MAX_LENGTH = 1800

/**
 * Where the link in a reset mail leads: back into the steps, with what the visitor brought, or, where
 * that would be too long, without it.
 */
export function resetPath(locale: Locale, params: FlowParams): string {
  const path = flowPath('forgot-password', { locale, params })
  return path.length <= MAX_LENGTH ? path : flowLinks(locale, params)('forgot-password')
}
