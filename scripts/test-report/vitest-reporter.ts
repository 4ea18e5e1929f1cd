import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { toFailure, unitResultFile, type Failure } from './result'

/** Failures of a file: those of tests, of hooks, and of what stands outside of tests. */
function failuresOf(module: TestModule): Failure[] {
  const file = module.relativeModuleId
  const named = (errors: readonly { message: string }[], title?: string) =>
    errors
      .slice(0, 1)
      .map(({ message }) => toFailure([file, title].filter(Boolean).join(' › '), message))
  const title = (fullName: string) => fullName.replaceAll(' > ', ' › ')
  return [
    ...named(module.errors()),
    ...[...module.children.allSuites()].flatMap((suite) =>
      named(suite.errors(), title(suite.fullName)),
    ),
    ...[...module.children.allTests('failed')].flatMap((test) =>
      named(test.result().errors ?? [{ message: '' }], title(test.fullName)),
    ),
  ]
}

/** Writes the result of a Vitest run for `scripts/test.ts`. */
export default class ResultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const passed = modules.flatMap(({ children }) => [...children.allTests('passed')]).length
    const failures = [
      ...modules.flatMap(failuresOf),
      ...unhandled.map(({ message }) => toFailure('an error outside of every test', message)),
    ]
    mkdirSync(dirname(unitResultFile), { recursive: true })
    writeFileSync(unitResultFile, JSON.stringify({ passed, failures }))
  }
}
