import { resolve } from 'node:path'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { expect, it } from 'vitest'
import { playwrightResult } from '@/scripts/test-report/playwright-result'

type Status = JSONReportSpec['tests'][number]['status']

function spec(title: string, status: Status, message?: string) {
  const errors = message === undefined ? [] : [{ message }]
  return { title, tests: [{ status, results: [{ errors }] }] } as unknown as JSONReportSpec
}

const suite = (title: string, specs: JSONReportSpec[], suites: JSONReportSuite[] = []) =>
  ({ title, file: 'book.spec.ts', specs, suites }) as unknown as JSONReportSuite

it('names the failed tests with their file and group, and files that were not loaded', () => {
  const timeout = 'Error: expect(locator).toBeVisible() failed\n\nLocator: …'
  const report = {
    config: { rootDir: resolve('e2e') },
    suites: [
      suite(
        'book.spec.ts',
        [
          spec('books', 'expected'),
          spec('cancels', 'unexpected', timeout),
          spec('pays', 'skipped'),
        ],
        [suite('on a phone', [spec('books', 'flaky', 'Error: once')])],
      ),
    ],
    errors: [
      { message: 'SyntaxError: Unexpected token', location: { file: resolve('e2e/b.spec.ts') } },
      { message: 'Error: Process from config.webServer was not able to start.' },
    ],
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
  } as unknown as JSONReport
  expect(playwrightResult(report)).toEqual({
    passed: 1,
    failures: [
      { name: 'e2e/book.spec.ts › cancels', error: 'Error: expect(locator).toBeVisible() failed' },
      { name: 'e2e/book.spec.ts › on a phone › books', error: 'Error: once' },
      { name: 'e2e/b.spec.ts', error: 'SyntaxError: Unexpected token' },
      {
        name: 'the journeys',
        error: 'Error: Process from config.webServer was not able to start.',
      },
    ],
  })
})
