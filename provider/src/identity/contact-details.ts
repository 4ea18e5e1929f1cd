/** The normalized spelling of an address, for accounts and rate limits. */
export const normalizeEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase()

const emailPattern = /^[^\s@"(),:;<>[\\\]\p{C}]{1,64}@[\p{L}\p{N}-]{1,63}(\.[\p{L}\p{N}-]{1,63})+$/u

/**
 * Whether a text, normalized, can be an email address: one `@`, a domain with a dot, no character
 * with a meaning in mail headers.
 */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text)
  return email.length <= 254 && emailPattern.test(email)
}

const phonePattern = /^\+?[\d\p{Zs}().-]{7,20}$/u

/** Whether a text can be a phone number: 7 to 15 digits, and usual separators. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return phonePattern.test(text) && digits >= 7 && digits <= 15
}
