import { relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { toFailure, type Failure, type Result } from './result'

/** Failures of a suite and those in it; a flaky test counts as failed. */
function failuresOf(suite: JSONReportSuite, names: string[]): Failure[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        toFailure(
          [...names, spec.title].join(' › '),
          results.flatMap(({ errors }) => errors.map(({ message }) => message))[0],
        ),
      ),
  )
  return [
    ...own,
    ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, [...names, inner.title])),
  ]
}

/** Reads Playwright's JSON report; files are named from the folder of the project. */
export function playwrightResult({ config, suites, errors, stats }: JSONReport): Result {
  const file = (path: string) => relative('.', path)
  return {
    passed: stats.expected,
    failures: [
      ...suites.flatMap((suite) => failuresOf(suite, [file(`${config.rootDir}/${suite.file}`)])),
      ...errors.map(({ message, location }) =>
        toFailure(location ? file(location.file) : 'the journeys', message),
      ),
    ],
  }
}
