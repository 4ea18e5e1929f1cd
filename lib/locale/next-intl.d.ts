import type { Locale } from './locales'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
  }
}
