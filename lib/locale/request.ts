import { getRequestConfig } from 'next-intl/server'
import { currentLocale } from '@/lib/routing/current-page'
import { isLocale } from './locales'
import { loadMessages } from './messages'

/** Gives next-intl the locale and messages of the page being rendered. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = isLocale(asked) ? asked : await currentLocale()
  return { locale, messages: await loadMessages(locale) }
})
