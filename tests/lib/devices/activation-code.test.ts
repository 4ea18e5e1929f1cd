import { describe, expect, it, test } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { cleanCode, codeProblem, isCode } from '@/lib/devices/activation-code'

test.each([
  ['abcd-efgh', 'ABCDEFGH'],
  [' ab cd – ef ', 'ABCDEF'],
  ['tvcode1', 'TVCODE1'],
])('cleans %j', (typed, code) => {
  expect(cleanCode(typed)).toBe(code)
  expect(isCode(cleanCode(typed))).toBe(true)
})

test.each(['', 'ABCDE', 'ABCDEFGHI', 'ÄBCDEF', 'ABC_DEF'])('%j is no code', (code) => {
  expect(isCode(code)).toBe(false)
})

describe('codeProblem', () => {
  const refusal = (code: string) => new ApiError({ method: 'POST', path: '/x', status: 422, code })

  it('names why a code was refused', () => {
    expect(codeProblem(refusal('code_expired'))).toBe('expired')
    expect(codeProblem(refusal('code_used'))).toBe('used')
  })

  it('is null for any other failure', () => {
    expect(codeProblem(refusal('rate_limited'))).toBeNull()
    expect(codeProblem(new Error('offline'))).toBeNull()
  })
})
