import { getTranslations } from 'next-intl/server'
import type { HeartTexts } from './heart-button'

/** What hearts say, in the language of the page. Server components only. */
export async function heartTexts(): Promise<HeartTexts> {
  const [t, errors] = await Promise.all([
    getTranslations('catalogue.heart'),
    getTranslations('errors'),
  ])
  return { favorite: t.raw('favorite'), failed: t('failed'), unconfirmed: errors('unconfirmed') }
}
