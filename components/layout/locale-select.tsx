'use client'

import { LOCALE_COOKIE, type Locale } from '@/lib/locale/locales'
import { safePath } from '@/lib/navigation/safe-path'
import { localePath, splitLocale } from '@/lib/routing/locale-path'

interface LocaleSelectProps {
  label: string
  current: Locale
  options: readonly { value: Locale; label: string }[]
}

const YEAR_IN_SECONDS = 31_536_000

/** Shows this page in another language and remembers the choice. */
export function LocaleSelect({ label, current, options }: LocaleSelectProps) {
  function choose(locale: Locale) {
    document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
    const { pathname, search, hash } = window.location
    window.location.assign(
      safePath(localePath(locale, splitLocale(`${pathname}${search}${hash}`).path)),
    )
  }

  return (
    <select
      className="locale"
      aria-label={label}
      defaultValue={current}
      onChange={(event) => choose(event.target.value as Locale)}
    >
      {options.map(({ value, label: name }) => (
        <option key={value} value={value} lang={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
