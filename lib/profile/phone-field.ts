import { formatPhone } from '@/lib/locale/phone'

/** A number with the code of a country other than the US and Canada, whatever its length. */
const isForeign = (phone: string) => /^\s*\+(?!1)/.test(phone)

/**
 * A phone number as it is shown: formatted if it can be a US or Canadian one, else as it was typed.
 */
export function shownPhone(phone: string | null): string {
  if (phone === null || isForeign(phone)) return phone ?? ''
  return formatPhone(phone) ?? phone
}

/** Whether a typed text can be a phone number: at least seven digits and usual separators. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d\p{Zs}().-]{7,20}$/u.test(text) && text.replaceAll(/\D/g, '').length >= 7
