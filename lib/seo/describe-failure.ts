import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** The head of a page whose subject does not exist (404), or could not be asked for (503). */
export async function describeFailure(reason: 'missing' | 'unavailable'): Promise<Metadata> {
  const t = await getTranslations('errors')
  const title = t(reason === 'missing' ? 'notFoundTitle' : 'unavailableTitle')
  return { title, robots: { index: false } }
}
