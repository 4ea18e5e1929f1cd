import { existsSync, readFileSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import type { JSONReport } from '@playwright/test/reporter'
import { selectSubjects } from './subjects'
import { playwrightResult } from './test-report/playwright-result'
import { completeResult, summarize, unitResultFile, type Result } from './test-report/result'

const journeysReportFile = 'test-results/e2e.json'

function run(script: string, args: string[] = []) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  return (
    spawnSync(npm, ['run', script, '--silent', '--', ...args], { stdio: 'inherit' }).status === 0
  )
}

const readJson = <Json>(file: string): Json | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : null

function selected() {
  try {
    return selectSubjects(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

function checkTypes(): Result {
  const succeeded = run('typecheck')
  return completeResult('the types', succeeded, { passed: succeeded ? 1 : 0, failures: [] })
}

function testUnits(files: string[]): Result {
  const reporters = ['default', './scripts/test-report/vitest-reporter.ts']
  const succeeded = run('test:unit', [
    ...files,
    ...reporters.map((reporter) => `--reporter=${reporter}`),
  ])
  return completeResult('the unit tests', succeeded, readJson<Result>(unitResultFile))
}

function testJourneys(files: string[]): Result {
  const succeeded = run('test:e2e', files)
  const report = readJson<JSONReport>(journeysReportFile)
  return completeResult('the journeys', succeeded, report && playwrightResult(report))
}

const { units, journeys } = selected()
const isWhole = units.length === 0
rmSync('test-results', { recursive: true, force: true })
const results = [...(isWhole ? [checkTypes()] : []), testUnits(units), testJourneys(journeys)]
process.stdout.write(`${summarize(results)}\n`)
const isFine = results.every(({ passed, failures }) => passed > 0 && failures.length === 0)
process.exit(isFine ? 0 : 1)
