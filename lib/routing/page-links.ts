import { currentBrand } from '@/lib/brand/current-brand'
import { currentLocale } from '@/lib/locale/current-locale'
import { linksFrom, type PageLink, type PageContext } from './links'

/** Where the page being rendered stands. Server components only. */
export async function currentPageContext(): Promise<PageContext> {
  const [locale, brand] = await Promise.all([currentLocale(), currentBrand()])
  return { locale, brand: brand.key }
}

/** Addresses as the page being rendered has to write them. Server components only. */
export async function pageLinks(): Promise<PageLink> {
  return linksFrom(await currentPageContext())
}
