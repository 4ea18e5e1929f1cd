import { setLanguage } from 'media-chrome/utils/i18n'
import { isLocale, languageOf, type Locale } from '@/lib/locale/locales'

type LanguageOf<Tag extends string> = Tag extends `${infer Language}-${string}` ? Language : Tag

/** The names of the player's controls; English is at hand. */
const names: Record<LanguageOf<Locale>, () => Promise<unknown>> = {
  en: () => Promise.resolve(),
  es: () => import('media-chrome/lang/es'),
  fr: () => import('media-chrome/lang/fr'),
}

/** Names the controls of players that come in the language of a BCP 47 tag, rather than the browser's. */
export async function namePlayerControls(tag: string): Promise<void> {
  const language = languageOf(isLocale(tag) ? tag : 'en') as LanguageOf<Locale>
  // A player named in English is better than none.
  await names[language]().catch(() => undefined)
  setLanguage(language)
}
