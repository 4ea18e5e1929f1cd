import { setLanguage } from 'media-chrome/utils/i18n'
import { isLocale, languageOf, type Locale } from '@/lib/locale/locales'

type LanguageOf<Tag extends string> = Tag extends `${infer Language}-${string}` ? Language : Tag

/** Translations of the player's controls; English is built in. */
const names: Record<LanguageOf<Locale>, () => Promise<unknown>> = {
  en: () => Promise.resolve(),
  es: () => import('media-chrome/lang/es'),
  fr: () => import('media-chrome/lang/fr'),
}

/** Sets the language of the player's controls to that of a BCP 47 tag, instead of the browser's. */
export async function namePlayerControls(tag: string): Promise<void> {
  const language = languageOf(isLocale(tag) ? tag : 'en') as LanguageOf<Locale>
  // Falls back to English when the translation cannot be loaded.
  await names[language]().catch(() => undefined)
  setLanguage(language)
}
