import { describe, expect, it } from 'vitest'
import { toCamelCase } from '@/lib/api/case'
import { readErrorBody } from '@/lib/api/response'
import { errorText } from '@/lib/api/error-text'
import { ApiError, NetworkError } from '@/lib/api/errors'

describe('readErrorBody', () => {
  it.each<[string, unknown, string[]]>([
    ['E400', { error: 'Malformed request' }, ['Malformed request']],
    ['E401', { errors: ['You need to sign in.'] }, ['You need to sign in.']],
    [
      'E403',
      { error: 'A subscription is required.', code: 'subscription_required' },
      ['A subscription is required.'],
    ],
    [
      'E422F',
      {
        errors: {
          full_messages: ['Email has already been taken', 'B'],
          email: ['has already been taken'],
        },
      },
      ['Email has already been taken', 'B'],
    ],
    ['E422L', { errors: ['Email is invalid', 'b'] }, ['Email is invalid', 'b']],
    ['E422E', { error: 'You already have this plan.' }, ['You already have this plan.']],
    [
      'E422M',
      { messages: ['We could not find that postal code.'] },
      ['We could not find that postal code.'],
    ],
    ['one message', { messages: 'No tax.' }, ['No tax.']],
    ['EENT', { success: false, error: { message: 'Not yours.' } }, ['Not yours.']],
    ['full messages at the top', { full_messages: ['A'] }, ['A']],
    ['message', { message: 'M' }, ['M']],
    ['E500', {}, []],
    ['full messages win', { errors: { full_messages: ['A'] }, error: 'B', message: 'C' }, ['A']],
    ['error wins over a list', { error: 'B', errors: ['C'], messages: ['D'] }, ['B']],
    ['a list wins over messages', { errors: ['C'], messages: ['D'], message: 'E' }, ['C']],
    [
      'blank ones do not count',
      { errors: { full_messages: ['  '] }, error: '', message: 'C' },
      ['C'],
    ],
    ['other things do not count', { error: 3, errors: [null, {}, 'x'], message: ['y'] }, ['x']],
    ['null', null, []],
    ['a text', 'oops', []],
    ['a list', ['oops'], []],
    ['a page', '<html>', []],
  ])('%s', (_, body, messages) => {
    expect(readErrorBody(toCamelCase(body)).messages).toEqual(messages)
  })

  it('keys field errors in camelCase', () => {
    const body = {
      errors: { full_messages: ['x'], first_name: ['is missing'], email: 'is taken', odd: [3] },
    }
    expect(readErrorBody(toCamelCase(body)).fieldErrors).toEqual({
      firstName: ['is missing'],
      email: ['is taken'],
    })
  })

  it.each([
    ['subscription_required', 'subscription_required'],
    ['<script>', null],
    [7, null],
    [undefined, null],
  ])('reads the code %j as %j', (code, expected) => {
    expect(readErrorBody({ code }).code).toBe(expected)
  })

  it('limits the number and length of messages', () => {
    const { messages } = readErrorBody({
      errors: Array.from({ length: 99 }, () => 'x'.repeat(9999)),
    })
    expect(messages).toHaveLength(20)
    expect(messages[0]).toHaveLength(500)
  })
})

const refused = (...messages: string[]) =>
  new ApiError({ method: 'GET', path: '/x', status: 422, code: 'invalid', messages })

it.each([
  [refused('a', 'b'), 'a, b'],
  [refused('Class is full.', 'Sorry!', 'No', 'spot'), 'Class is full. Sorry! No, spot'],
  [new ApiError({ method: 'GET', path: '/x', status: 500, code: 'unavailable' }), 'default'],
  [new NetworkError('GET', '/x'), 'default'],
  [new Error('internal'), 'default'],
  [null, 'default'],
])('%s is shown as "%s"', (error, text) => {
  expect(errorText(error, 'default')).toBe(text)
})
