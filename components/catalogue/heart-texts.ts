import { getTranslations } from 'next-intl/server'
import type { HeartTexts } from './heart-button'

/** What hearts say, in the language of the page. Server components only. */
export async function heartTexts(): Promise<HeartTexts> {
  const t = await getTranslations('catalogue.heart')
  return { favorite: t.raw('favorite'), failed: t('failed') }
}
