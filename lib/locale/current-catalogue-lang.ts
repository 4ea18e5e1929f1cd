import { currentLocale } from '@/lib/routing/current-page'
import { catalogueLang } from './catalogue-language'

/** The `lang` attribute of catalogue text on the page being rendered. Server components only. */
export const currentCatalogueLang = async () => catalogueLang(await currentLocale())
