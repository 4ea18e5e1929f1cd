import { isPhone } from '@/lib/locale/phone'
import type { ApiError } from '@/lib/api/errors'
import { fieldSentences } from '@/lib/api/field-sentences'
import { type FieldProblem, passwordProblems } from './forms'

/** The fields of the sign-up form, in their order. */
const registrationFields = [
  'firstName',
  'lastName',
  'password',
  'phone',
  'legalAgreementIds',
] as const
export type RegistrationField = (typeof registrationFields)[number]

export interface RegistrationForm {
  firstName: string
  lastName: string
  password: string
  phone: string
  agreed: readonly number[]
}

/** Reads the values of the sign-up form. */
export function readRegistration(data: FormData): RegistrationForm {
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    firstName: text('firstName').trim(),
    lastName: text('lastName').trim(),
    password: text('password'),
    phone: text('phone').trim(),
    agreed: data.getAll('legalAgreementIds').map(Number),
  }
}

/**
 * Validation errors of the sign-up form by field, in the order of the fields (Specification 5).
 *
 * @param required ids of the mandatory agreements
 */
export function validateRegistration(
  form: RegistrationForm,
  required: readonly number[],
): Partial<Record<RegistrationField, FieldProblem>> {
  return {
    ...(form.firstName.trim() === '' && { firstName: 'required' }),
    ...(form.lastName.trim() === '' && { lastName: 'required' }),
    ...passwordProblems(form.password),
    ...(form.phone.trim() !== '' && !isPhone(form.phone) && { phone: 'invalidPhone' }),
    ...(required.some((id) => !form.agreed.includes(id)) && { legalAgreementIds: 'agree' }),
  }
}

const isField = (name: string) => registrationFields.some((field) => field === name)

/**
 * The provider's messages about a rejected sign-up, split into those of form fields and all others.
 */
export function registrationRefusal(error: ApiError) {
  const said = Object.entries(fieldSentences(error))
  return {
    fields: Object.fromEntries(said.filter(([name]) => isField(name))),
    others: said.filter(([name]) => !isField(name)).flatMap(([, sentences]) => sentences),
  }
}
