'use client'

import { useId } from 'react'
import { DeviceIcon, MoonIcon, SunIcon } from '@/components/ui/icons/navigation'
import { useStore } from '@/hooks/use-store'
import type { Store } from '@/lib/browser/store'
import { browserStorage } from '@/lib/storage/storage'
import { isForcedTheme, THEME_STORAGE_KEY } from '@/lib/theme/theme-choice'
import { type Locale, LOCALE_COOKIE } from '@/lib/locale/locales'
import { safePath } from '@/lib/navigation/safe-path'
import { localePath, splitLocale } from '@/lib/routing/locale-path'

type Theme = 'system' | 'light' | 'dark'

interface ThemeChoiceProps {
  legend: string
  labels: Record<Theme, string>
}

const choices = [
  ['system', DeviceIcon],
  ['light', SunIcon],
  ['dark', MoonIcon],
] as const

const chosen: Store<Theme> = {
  initial: 'system',
  get() {
    const { theme } = document.documentElement.dataset
    return isForcedTheme(theme) ? theme : 'system'
  },
  subscribe(listener) {
    const observer = new MutationObserver(listener)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  },
}

function choose(theme: Theme) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  const isKept = browserStorage.write(THEME_STORAGE_KEY, theme === 'system' ? null : theme)
  // When storage is blocked, the choice only lasts for this page.
  if (!isKept) dataset.storage = 'blocked'
}

/** The theme setting: light, dark, or as on the device. */
export function ThemeChoice({ legend, labels }: ThemeChoiceProps) {
  const name = useId()
  const theme = useStore(chosen)
  return (
    <fieldset className="theme">
      <legend className="ui-hidden">{legend}</legend>
      {choices.map(([value, Icon]) => (
        <label key={value} title={labels[value]}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
          />
          <Icon size={18} />
          <span className="ui-hidden">{labels[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface LocaleSelectProps {
  label: string
  /** The home page of the current brand, without a locale. */
  home: string
  current: Locale
  options: readonly { value: Locale; label: string }[]
}

const YEAR_IN_SECONDS = 31_536_000

/**
 * Switches this page to another language and stores the choice; without scripts, links to the home
 * page in each language.
 */
export function LocaleSelect({ label, home, current, options }: LocaleSelectProps) {
  function choose(locale: Locale) {
    document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
    const { pathname, search, hash } = window.location
    window.location.assign(
      safePath(localePath(locale, splitLocale(`${pathname}${search}${hash}`).path)),
    )
  }

  return (
    <>
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
      <noscript>
        {options.map(({ value, label: name }) => (
          <a key={value} href={localePath(value, home)} lang={value} hrefLang={value}>
            {name}
          </a>
        ))}
      </noscript>
    </>
  )
}
