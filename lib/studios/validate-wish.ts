import type { FreeClassWish } from '@/lib/api/free-class-requests'
import { isEmail } from '@/lib/join/validate'

export const wishFields = ['firstName', 'lastName', 'email', 'phone'] as const
export type WishField = (typeof wishFields)[number]
export type WishPerson = Pick<FreeClassWish, WishField>
export type WishProblem = 'required' | 'invalidEmail' | 'invalidPhone'

/** What somebody typed into the request for a free class. */
export function readWish(data: FormData): WishPerson {
  const text = (name: WishField) => String(data.get(name) ?? '').trim()
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
  }
}

/** Problems of the request by field, in the order of the fields; the provider's own rules always win. */
export function validateWish(person: WishPerson): Partial<Record<WishField, WishProblem>> {
  const problem = (field: WishField): WishProblem | null => {
    if (person[field] === '') return 'required'
    if (field === 'email' && !isEmail(person.email)) return 'invalidEmail'
    // Studios stand in several countries: only what cannot be dialled anywhere is refused here.
    const digits = person.phone.replace(/\D/g, '').length
    return field === 'phone' && (digits < 7 || digits > 15) ? 'invalidPhone' : null
  }
  return Object.fromEntries(
    wishFields.flatMap((field) => {
      const found = problem(field)
      return found ? [[field, found]] : []
    }),
  )
}
