import { type Locale, pluralCategory } from './locales'

/**
 * Puts values into a text's `{places}`. Islands use it, so that they need no translation runtime;
 * texts with plurals go through `plural`.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** A text by number, one form per plural category of the language; `other` is always there. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** The form of a text for `count`, with `{count}` filled in. */
export function plural(forms: Plural, count: number, locale: Locale): string {
  const form = forms[pluralCategory(count, locale)] ?? forms.other
  return fill(form, { count: count < 1000 ? count : count.toLocaleString(locale) })
}
