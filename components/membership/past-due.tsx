import { getTranslations } from 'next-intl/server'
import { pageLinks } from '@/lib/routing/current-page'
import { PastDueNotice } from './past-due-notice'

/** Tells members on the page being rendered when a payment of theirs did not go through. */
export async function PastDue() {
  const [t, link] = await Promise.all([getTranslations('account.membership.pastDue'), pageLinks()])
  const texts = { text: t('text'), more: t('more'), fix: t('fix') }
  return <PastDueNotice texts={texts} billingHref={link('billing')} />
}
