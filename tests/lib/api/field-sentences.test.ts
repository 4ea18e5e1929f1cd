import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { fieldSentences } from '@/lib/api/field-sentences'

const refusal = (messages: string[], fieldErrors: Record<string, string[]>) =>
  new ApiError({ method: 'POST', path: '/', status: 422, code: 'invalid', messages, fieldErrors })

it('assigns each whole sentence to its field', () => {
  const error = refusal(["First name can't be blank", "Last name can't be blank"], {
    lastName: ["can't be blank"],
    firstName: ["can't be blank"],
  })
  expect(fieldSentences(error)).toEqual({
    firstName: ["First name can't be blank"],
    lastName: ["Last name can't be blank"],
  })
})

it('uses the provider’s text when there is no sentence', () => {
  expect(fieldSentences(refusal([], { email: ['is invalid'], phone: [] }))).toEqual({
    email: ['is invalid'],
  })
})

it('finds the sentence in another language by its position', () => {
  const error = refusal(['El correo ya está en uso', 'El nombre falta', 'El apellido falta'], {
    email: ['ya está en uso'],
    firstName: ['falta'],
    lastName: ['falta'],
  })
  expect(fieldSentences(error)).toEqual({
    email: ['El correo ya está en uso'],
    firstName: ['El nombre falta'],
    lastName: ['El apellido falta'],
  })
})

it('keeps every sentence about a field', () => {
  const error = refusal(['Password is too short', 'Password is too easy to guess'], {
    password: ['is too short', 'is too easy to guess'],
  })
  expect(fieldSentences(error)).toEqual({
    password: ['Password is too short', 'Password is too easy to guess'],
  })
})
