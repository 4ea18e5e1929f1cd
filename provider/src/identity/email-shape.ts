import { normalizeEmail } from './normalize-email'

const shape = /^[^\s@"(),:;<>[\\\]\p{C}]{1,64}@[\p{L}\p{N}-]{1,63}(\.[\p{L}\p{N}-]{1,63})+$/u

/**
 * Whether a text, in the spelling that is kept of it, can be an email address: one `@`, a domain with
 * a dot, nothing a mail header acts on.
 */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text)
  return email.length <= 254 && shape.test(email)
}
