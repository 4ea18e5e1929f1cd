import { expect, it } from 'vitest'
import { completeResult, summarize, toFailure } from '@/scripts/test-report/result'

const failed = { name: 'tests/a.test.ts › adds', error: 'AssertionError: expected 1 to be 2' }

it('takes the first line of an error that has text, without colors', () => {
  const message = '\n\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n\n- 2\n+ 1'
  expect(toFailure(failed.name, message)).toEqual(failed)
  expect(toFailure('a')).toEqual({ name: 'a', error: 'no message' })
})

it('ends with the failures of both runners and the counts', () => {
  const broken = { name: 'e2e/b.spec.ts', error: 'SyntaxError: Unexpected token' }
  const results = [
    { passed: 3, failures: [failed] },
    { passed: 4, failures: [broken] },
  ]
  expect(summarize(results).split('\n')).toEqual([
    '',
    'Failed:',
    '  tests/a.test.ts › adds',
    '    AssertionError: expected 1 to be 2',
    '  e2e/b.spec.ts',
    '    SyntaxError: Unexpected token',
    '',
    '7 passed, 2 failed',
  ])
  expect(summarize([{ passed: 7, failures: [] }])).toBe('\n7 passed, 0 failed')
})

it('counts a run that failed without a failure, or without a result, as one failure', () => {
  const fine = { passed: 7, failures: [] }
  expect(completeResult('the journeys', true, fine)).toBe(fine)
  expect(summarize([completeResult('the journeys', false, fine)])).toMatch(
    /the journeys\n.+printed above\.\n\n7 passed, 1 failed$/,
  )
  expect(summarize([completeResult('the journeys', true, null)])).toMatch(
    /the journeys\n.+before it could report\.\n\n0 passed, 1 failed$/,
  )
  const withFailure = { passed: 7, failures: [failed] }
  expect(completeResult('the unit tests', false, withFailure)).toBe(withFailure)
})
