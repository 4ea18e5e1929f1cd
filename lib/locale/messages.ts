import type { Locale } from './locales'
import en from '@/messages/en.json'

type Messages = typeof en
type Namespace = { [key: string]: string | Namespace }

const overrides: Record<Exclude<Locale, 'en'>, () => Promise<{ default: object }>> = {
  'en-US': () => import('@/messages/en-US.json'),
  'en-AU': () => import('@/messages/en-AU.json'),
  'en-CA': () => import('@/messages/en-CA.json'),
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

/** The texts of a language: English, and over it what the language's own file says differently. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'en') return en
  const { default: own } = await overrides[locale]()
  return merge(en, own as Namespace) as Messages
}
