import { getTranslations } from 'next-intl/server'
import type { PastDueTexts } from './past-due-banner'

/** What members read when a payment of theirs did not go through, in the page's language. */
export async function pastDueTexts(): Promise<PastDueTexts> {
  const t = await getTranslations('account.membership.pastDue')
  return { text: t('text'), more: t('more'), fix: t('fix') }
}
