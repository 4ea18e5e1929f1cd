import type { FreeClassRequest } from '@/lib/api/studios'
import { isEmail } from '@/lib/join/forms'
import { isPhone } from '@/lib/locale/phone'

export const requestFields = ['firstName', 'lastName', 'email', 'phone'] as const
export type RequestField = (typeof requestFields)[number]
export type RequestPerson = Pick<FreeClassRequest, RequestField>
export type RequestProblem = 'required' | 'invalidEmail' | 'invalidPhone'

/** Reads the values of the free class form. */
export function readRequest(data: FormData): RequestPerson {
  const text = (name: RequestField) => String(data.get(name) ?? '').trim()
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
  }
}

/**
 * Validation errors by field, in the order of the fields; the provider's own rules take precedence.
 */
export function validateRequest(
  person: RequestPerson,
): Partial<Record<RequestField, RequestProblem>> {
  const problem = (field: RequestField): RequestProblem | null => {
    if (person[field] === '') return 'required'
    if (field === 'email' && !isEmail(person.email)) return 'invalidEmail'
    return field === 'phone' && !isPhone(person.phone) ? 'invalidPhone' : null
  }
  return Object.fromEntries(
    requestFields.flatMap((field) => {
      const found = problem(field)
      return found ? [[field, found]] : []
    }),
  )
}
