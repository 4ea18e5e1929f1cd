import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { formFailure } from '@/lib/join/form-failure'

const refused = (status: number, messages: string[] = []) =>
  new ApiError({ method: 'POST', path: '/v1/users/sign_in', status, code: 'http', messages })

it.each([
  ['its own words', refused(429, ['Wait a minute.']), 'Wait a minute.'],
  ['too many, without a word', refused(429), 'tooMany'],
  ['any other, without a word', refused(500), 'default'],
  ['no answer', new TypeError('Failed to fetch'), 'default'],
])('%s', (_, error, text) => {
  expect(formFailure(error, (key) => key)).toBe(text)
})
