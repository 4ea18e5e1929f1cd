import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { fieldSentences } from '@/lib/api/field-sentences'

const refusal = (messages: string[], fieldErrors: Record<string, string[]>) =>
  new ApiError({ method: 'POST', path: '/', status: 422, code: 'invalid', messages, fieldErrors })

it('puts each whole sentence at its field', () => {
  const error = refusal(["First name can't be blank", "Last name can't be blank"], {
    lastName: ["can't be blank"],
    firstName: ["can't be blank"],
  })
  expect(fieldSentences(error)).toEqual({
    firstName: "First name can't be blank",
    lastName: "Last name can't be blank",
  })
})

it('is content with what the provider sent where there is no sentence', () => {
  expect(fieldSentences(refusal([], { email: ['is invalid'], phone: [] }))).toEqual({
    email: 'is invalid',
    phone: '',
  })
})
