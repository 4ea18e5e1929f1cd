import { stripVTControlCharacters } from 'node:util'

export type Failure = { name: string; error: string }

/** What a test runner reports: tests, and files or hooks, that failed are all `failures`. */
export type Result = { passed: number; failures: Failure[] }

/** Where Vitest's result is written. */
export const unitResultFile = 'test-results/unit.json'

/** A failure by its name and the first line of its error that has text. */
export function toFailure(name: string, message = ''): Failure {
  const lines = stripVTControlCharacters(message).split('\n')
  return { name, error: lines.map((line) => line.trim()).find(Boolean) ?? 'no message' }
}

/**
 * The result of a run that ended with or without success. One that failed without a failure, or
 * without a result (null), is a failure by itself, because something went wrong.
 */
export function completeResult(name: string, succeeded: boolean, result: Result | null): Result {
  if (!result) return { passed: 0, failures: [toFailure(name, 'It ended before it could report.')] }
  if (succeeded || result.failures.length > 0) return result
  return { ...result, failures: [toFailure(name, 'It failed for a reason that is printed above.')] }
}

/** The last lines of a test run: the failures, and how many tests passed and failed. */
export function summarize(results: Result[]): string {
  const failures = results.flatMap((result) => result.failures)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  return [
    ...(failures.length > 0 ? ['', 'Failed:'] : []),
    ...failures.flatMap(({ name, error }) => [`  ${name}`, `    ${error}`]),
    '',
    `${passed} passed, ${failures.length} failed`,
  ].join('\n')
}
