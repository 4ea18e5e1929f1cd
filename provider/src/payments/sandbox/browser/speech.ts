/** By language, the card provider's sentences for its English ones; put in when scripts are bundled. */
declare const CARD_TEXTS: Record<string, Record<string, string>>

let language = 'en'
let texts: Record<string, string> = {}

/** Chooses the language of what is said from now on, by Stripe's `locale`; English for an unknown one. */
export function speak(locale: unknown): void {
  const [asked = ''] = String(locale ?? '').split('-')
  const tag = Object.keys(CARD_TEXTS).find((each) => each.split('-')[0] === asked)
  language = tag ?? 'en'
  texts = (tag && CARD_TEXTS[tag]) || {}
}

/** The language that was chosen, as a BCP 47 tag. */
export const spokenLanguage = () => language

/** A sentence given in English. */
export const say = (sentence: string): string => texts[sentence] ?? sentence
