import { type Locale, pluralCategory } from './locales'

/**
 * Replaces the `{placeholders}` of a text. Client components use it so that they need no
 * translation runtime; texts with plurals go through `plural`.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** A text with one form per plural category of the language; `other` is always present. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** The form of a text for `count`, with `{count}` filled in. */
export function plural(forms: Plural, count: number, locale: Locale): string {
  const form = forms[pluralCategory(count, locale)] ?? forms.other
  return fill(form, { count: count < 1000 ? count : count.toLocaleString(locale) })
}
