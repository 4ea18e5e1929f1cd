import { formatPhone } from '@/lib/locale/phone'

/** A phone number as people of its country write it: formatted if it is a US or Canadian one. */
export const shownPhone = (phone: string | null): string => formatPhone(phone) ?? phone ?? ''

/** Whether a typed text can be a phone number: at least seven digits and usual separators. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d\p{Zs}().-]{7,20}$/u.test(text) && text.replaceAll(/\D/g, '').length >= 7
