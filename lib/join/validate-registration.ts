import { formatPhone } from '@/lib/locale/phone'
import { type FieldProblem, passwordProblems } from './validate'

/** The fields of the sign-up form, in their order. */
export const registrationFields = [
  'firstName',
  'lastName',
  'password',
  'passwordConfirmation',
  'phone',
  'legalAgreementIds',
] as const
export type RegistrationField = (typeof registrationFields)[number]

export interface RegistrationForm {
  firstName: string
  lastName: string
  password: string
  passwordConfirmation: string
  phone: string
  agreed: readonly number[]
}

/** What somebody typed into the sign-up form. */
export function readRegistration(data: FormData): RegistrationForm {
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    firstName: text('firstName').trim(),
    lastName: text('lastName').trim(),
    password: text('password'),
    passwordConfirmation: text('passwordConfirmation'),
    phone: text('phone').trim(),
    agreed: data.getAll('legalAgreementIds').map(Number),
  }
}

/**
 * Problems of the sign-up form by field, in the order of the fields (Specification 5).
 *
 * @param required ids of the agreements without which there is no account
 */
export function validateRegistration(
  form: RegistrationForm,
  required: readonly number[],
): Partial<Record<RegistrationField, FieldProblem>> {
  return {
    ...(form.firstName.trim() === '' && { firstName: 'required' }),
    ...(form.lastName.trim() === '' && { lastName: 'required' }),
    ...passwordProblems(form.password, form.passwordConfirmation),
    ...(form.phone.trim() !== '' && formatPhone(form.phone) === null && { phone: 'invalidPhone' }),
    ...(required.some((id) => !form.agreed.includes(id)) && { legalAgreementIds: 'agree' }),
  }
}
