import { describe, expect, it } from 'vitest'
import { isEmail } from '@/lib/join/forms'
import { type RegistrationForm, validateRegistration } from '@/lib/join/validate-registration'

const good: RegistrationForm = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  password: 'correct horse',
  phone: '',
  agreed: [1, 2],
}

describe('validateRegistration', () => {
  it.each<[Partial<RegistrationForm>, object]>([
    [{}, {}],
    [{ phone: '(555) 123-4567' }, {}],
    [{ phone: '+49 30 901820' }, {}],
    [{ firstName: ' ' }, { firstName: 'required' }],
    [{ lastName: '' }, { lastName: 'required' }],
    [{ password: '' }, { password: 'required' }],
    [{ password: 'short' }, { password: 'passwordShort' }],
    // Counts characters, even when each has two code units.
    [{ password: '🏋🏋🏋🏋🏋🏋🏋🏋' }, {}],
    [{ phone: '123' }, { phone: 'invalidPhone' }],
    [{ agreed: [2] }, { legalAgreementIds: 'agree' }],
  ])('%j has %j', (change, problems) => {
    expect(validateRegistration({ ...good, ...change }, [1])).toEqual(problems)
  })
})

describe('isEmail', () => {
  it.each(['a@b.c', ' ada@example.com ', 'ada+x@sub.example.co'])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })
  it.each(['', 'ada', 'ada@', '@example.com', 'ada@example', 'a da@example.com'])(
    'rejects %s',
    (text) => {
      expect(isEmail(text)).toBe(false)
    },
  )
})
