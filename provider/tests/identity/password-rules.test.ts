import { describe, expect, test } from 'vitest'
import { passwordErrors } from '../../src/identity/password-rules'

const errorsOf = (password: string) => passwordErrors(password, 'ada.larsen@example.com')

describe('rejected passwords', () => {
  test.each(['', 'a', 'short 7', '1234567', '🐢🐢🐢🐢🐢🐢🐢'])('%o: too short', (password) => {
    expect(errorsOf(password)).toEqual(['too_short?count=8'])
  })

  test('a million characters: too long', () => {
    expect(errorsOf('x7 '.repeat(333_334))).toEqual(['too_long?count=1000'])
  })

  test.each([
    'password',
    'PASSWORD',
    'password1',
    'Password123',
    'P@ssw0rd',
    'passw0rd2026',
    '12345678',
    '87654321',
    '1234567890',
    '11111111',
    '25121984',
    '1984-12-25',
    'aaaaaaaa',
    'abababab',
    'abcabcabc1',
    'qwertyui',
    'qwertyuiop',
    'qwerty123',
    'asdfghjkl',
    'zxcvbnm1',
    '1qaz2wsx',
    'q1w2e3r4t5',
    'qwer1234',
    'abcd1234',
    'abcdefgh',
    'iloveyou',
    'iloveyou2',
    'sunshine',
    'princess1',
    'football',
    'baseball99',
    'superman',
    'batman123',
    'starwars',
    'trustno1',
    'letmein1',
    'welcome1',
    'monkeydragon',
    'michelle',
    'jennifer7',
    'charlie12',
    'liverpool1',
    'computer',
    'whatever',
    'jordan23',
    'ada.larsen',
    'ADA.LARSEN@example.com',
  ])('%o: easy to guess', (password) => {
    expect(errorsOf(password)).toEqual(['too_common'])
  })
})

describe('accepted passwords', () => {
  test.each([
    'Correct horse 7',
    'plum kettle 42',
    'xK9#mPq2',
    'горячий чайник',
    '静かな朝の散歩道です',
    '🐢🦊🐙🌵🍋🎻🧭🪁',
    'ünïcödé wörds',
    '        nine spaces',
    'long '.repeat(40),
    'sunshine on the kitchen floor',
  ])('%o', (password) => {
    expect(errorsOf(password)).toEqual([])
  })
})
