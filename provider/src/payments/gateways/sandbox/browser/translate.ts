/**
 * The card provider's translations by language and English sentence, inserted when the scripts are
 * bundled.
 */
declare const CARD_TEXTS: Record<string, Record<string, string>>

let language = 'en'
let texts: Record<string, string> = {}

/** Sets the language by Stripe's `locale`; English for an unknown one. */
export function setLanguage(locale: unknown): void {
  const [requested = ''] = String(locale ?? '').split('-')
  const tag = Object.keys(CARD_TEXTS).find((each) => each.split('-')[0] === requested)
  language = tag ?? 'en'
  texts = (tag && CARD_TEXTS[tag]) || {}
}

/** The current language, as a BCP 47 tag. */
export const currentLanguage = () => language

/** Translates an English sentence. */
export const translate = (sentence: string): string => texts[sentence] ?? sentence
