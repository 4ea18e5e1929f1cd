import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { registrationRefusal } from '@/lib/join/validate-registration'

const refused = (messages: string[], fieldErrors: Record<string, string[]>) =>
  new ApiError({ method: 'POST', path: '/', status: 422, code: 'invalid', messages, fieldErrors })

it.each([
  [
    refused(['Password is too easy to guess'], { password: ['is too easy to guess'] }),
    { fields: { password: ['Password is too easy to guess'] }, others: [] },
  ],
  [
    refused(['Email has already been taken', "First name can't be blank"], {
      email: ['has already been taken'],
      firstName: ["can't be blank"],
    }),
    {
      fields: { firstName: ["First name can't be blank"] },
      others: ['Email has already been taken'],
    },
  ],
  [
    refused(['Sign-up is closed today.'], { base: ['Sign-up is closed today.'] }),
    { fields: {}, others: ['Sign-up is closed today.'] },
  ],
  [refused(['No'], {}), { fields: {}, others: [] }],
])('%s has %j', (error, said) => {
  expect(registrationRefusal(error)).toEqual(said)
})
