import { matchTag } from '../../../../texts/match-tag'
import type { CardText } from '../../../../texts/message'

/** The sandbox's texts by language, inserted when the scripts are bundled. */
declare const CARD_TEXTS: Record<string, Record<CardText, string>>

const defaultLanguage = 'en'
let language = defaultLanguage

/** Sets the language by Stripe's `locale`; English for an unknown one. */
export function setLanguage(locale: unknown): void {
  language = matchTag(String(locale ?? ''), Object.keys(CARD_TEXTS)) ?? defaultLanguage
}

/** The current language, as a BCP 47 tag. */
export const currentLanguage = () => language

/** The text of a code in the current language. */
export const translate = (code: CardText): string => CARD_TEXTS[language]![code]
