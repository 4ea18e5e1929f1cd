import { expect, it } from 'vitest'
import { readRequest, validateRequest } from '@/lib/studios/validate-free-class'

const ada = { firstName: 'Ada', lastName: 'Larsen', email: 'ada@example.com', phone: '5550100199' }

it.each<[object, object]>([
  [{}, {}],
  [{ phone: '+61 2 5550 0199' }, {}],
  [{ firstName: '' }, { firstName: 'required' }],
  [{ email: 'ada@' }, { email: 'invalidEmail' }],
  [{ phone: 'call me' }, { phone: 'invalidPhone' }],
  [{ phone: '1234567890123456' }, { phone: 'invalidPhone' }],
  [
    { email: '', phone: '' },
    { email: 'required', phone: 'required' },
  ],
])('with %j the errors are %j', (changes, problems) => {
  expect(validateRequest({ ...ada, ...changes })).toEqual(problems)
})

it('reads a form and trims its values', () => {
  const data = new FormData()
  for (const [name, value] of Object.entries(ada)) data.set(name, ` ${value} `)
  expect(readRequest(data)).toEqual(ada)
})
