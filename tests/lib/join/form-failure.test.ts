import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { formFailure } from '@/lib/join/forms'

const refused = (status: number, messages: string[] = [], retryAfterSeconds?: number) =>
  new ApiError({
    method: 'POST',
    path: '/v1/users/sign_in',
    status,
    code: 'http',
    messages,
    retryAfterSeconds,
  })

it.each([
  ['all of its own words', refused(422, ['One.', 'Two.']), ['One.', 'Two.']],
  ['too many, with a time', refused(429, ['Wait.'], 900), ['tooManyFor 15']],
  ['too many, for seconds', refused(429, [], 4), ['tooManyFor 1']],
  ['too many, in its own words', refused(429, ['Wait a minute.']), ['Wait a minute.']],
  ['too many, without a word', refused(429), ['tooMany']],
  ['any other, without a word', refused(500), ['default']],
  ['no answer', new TypeError('Failed to fetch'), ['default']],
])('%s', (_, error, texts) => {
  const said = formFailure(error, (key, values) => [key, values?.minutes].join(' ').trim())
  expect(said).toEqual(texts)
})
