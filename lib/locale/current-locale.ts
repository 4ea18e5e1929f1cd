import { notFound } from 'next/navigation'
import { locale as localeParam } from 'next/root-params'
import { isLocale, type Locale } from './locales'

/** The language of the page being rendered, from its address. Server components only. */
export async function currentLocale(): Promise<Locale> {
  const value = await localeParam()
  return isLocale(value) ? value : notFound()
}
