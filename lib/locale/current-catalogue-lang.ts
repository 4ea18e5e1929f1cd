import { catalogueLang } from './catalogue-language'
import { currentLocale } from './current-locale'

/** Marks of the catalogue's words on the page being rendered. Server components only. */
export const currentCatalogueLang = async () => catalogueLang(await currentLocale())
