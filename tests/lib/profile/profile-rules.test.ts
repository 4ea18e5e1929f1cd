import { describe, expect, test } from 'vitest'
import { ApiError, TimeoutError } from '@/lib/api/errors'
import { needsCurrentPassword, passwordFailure } from '@/lib/profile/password-failure'
import { isPhone, shownPhone } from '@/lib/locale/phone'
import { pictureProblem } from '@/lib/profile/picture-file'
import { missingSettings } from '@/lib/profile/start-member'
import { readErrorBody } from '@/lib/api/response'

const refused = (status: number, body: object) =>
  new ApiError({
    method: 'PUT',
    path: '/v1/users/password',
    status,
    ...readErrorBody(body),
    code: readErrorBody(body).code ?? 'invalid',
  })

describe('a password that was not changed says', () => {
  const texts = { failed: 'default', unconfirmed: 'unconfirmed' }

  test.each([
    [{ errors: ['First', 'Second'] }, 'First'],
    [{ error: 'Only' }, 'Only'],
    [{ errors: { full_messages: ['Whole'], password: ['x'] } }, 'default'],
    [{}, 'default'],
  ])('of %j: %s', (body, text) => {
    expect(passwordFailure(refused(422, body), texts)).toBe(text)
  })

  test('that it may have been changed when no response came', () => {
    expect(passwordFailure(new TimeoutError('PUT', '/', 5), texts)).toBe('unconfirmed')
  })

  test('that the current one is needed, only when that is the reason', () => {
    const recent = { error: 'x', code: 'recent_sign_in_required' }
    expect(needsCurrentPassword(refused(403, recent))).toBe(true)
    expect(needsCurrentPassword(refused(422, { errors: ['x'] }))).toBe(false)
  })
})

test.each([
  ['5551234567', '(555) 123-4567'],
  ['+1 555 123 4567', '+1 (555) 123-4567'],
  ['+49 30 901820', '+49 30 901820'],
  [null, ''],
])('the phone number %s is shown as %s', (phone, shown) => {
  expect(shownPhone(phone)).toBe(shown)
})

test('phone numbers of any country are accepted, and nothing else', () => {
  expect(['+49 30 901820', '(555) 123-4567', '0612345678'].every(isPhone)).toBe(true)
  expect(['12345', 'call me', '+'.repeat(9), '1'.repeat(30)].some(isPhone)).toBe(false)
})

test('a file that is too large or no picture is refused before it is sent', () => {
  const mb = 1024 * 1024
  expect(pictureProblem({ type: 'image/png', size: 5 * mb })).toBeNull()
  expect(pictureProblem({ type: 'image/png', size: 5 * mb + 1 })).toEqual({
    kind: 'size',
    megabytes: 5.1,
  })
  expect(pictureProblem({ type: 'image/svg+xml', size: 10 })).toEqual({ kind: 'type' })
  expect(pictureProblem({ type: 'image/gif', size: 10 })).toEqual({ kind: 'type' })
})

test('language and zone of this browser are given only where the account has none', () => {
  const here = { language: 'fr-CA', timeZone: 'America/Toronto' }
  expect(missingSettings({ language: null, timeZone: null }, here)).toEqual(here)
  expect(missingSettings({ language: 'es', timeZone: null }, here)).toEqual({
    timeZone: 'America/Toronto',
  })
  expect(missingSettings({ language: 'es', timeZone: 'Europe/Madrid' }, here)).toEqual({})
  expect(
    missingSettings({ language: 'es', timeZone: null }, { ...here, timeZone: undefined }),
  ).toEqual({})
})
