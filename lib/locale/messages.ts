import type en from '@/messages/en.json'
import { defaultLocale, isLocale, languageOf, type Locale } from './locales'

type Messages = typeof en
type Namespace = { [key: string]: string | Namespace }

async function ownMessages(locale: Locale): Promise<Namespace> {
  const { default: own } = (await import(`../../messages/${locale}.json`)) as { default: Namespace }
  return own
}

function merge(base: Namespace, over: Namespace): Namespace {
  const merged = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value
  }
  return merged
}

async function mergeMessages(locale: Locale): Promise<Messages> {
  const language = languageOf(locale)
  const chain = new Set([defaultLocale, ...(isLocale(language) ? [language] : []), locale])
  const layers = await Promise.all([...chain].map(ownMessages))
  return layers.reduce(merge) as Messages
}

/**
 * Merging takes a millisecond, which each page would spend again. No promises, because a promise
 * keeps the page in whose rendering it was made.
 */
const mergedByLocale = new Map<Locale, Messages>()

/**
 * The texts of a locale: English, overridden by the language's own file and then by the country's.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const messages = mergedByLocale.get(locale) ?? (await mergeMessages(locale))
  mergedByLocale.set(locale, messages)
  return messages
}
