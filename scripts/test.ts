import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { JSONReport } from '@playwright/test/reporter'
import { childEnvironment } from './env'
import { selectSubjects } from './subjects'
import { playwrightResult } from './test-report/playwright-result'
import { completeResult, summarize, unitResultFile, type Result } from './test-report/result'

const journeysReportFile = 'test-results/e2e.json'

// Linux maps memory to a program page by page when it is first used, a tenth of the tests' time.
// With this the GNU C library asks for larger pages; other systems ignore it.
const env = childEnvironment({ GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' })

async function run(script: string, args: string[] = []) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const child = spawn(npm, ['run', script, '--silent', '--', ...args], { stdio: 'inherit', env })
  const [code] = await once(child, 'close')
  return code === 0
}

/**
 * Builds the application for the journeys. Says nothing: without a build the journeys make it
 * themselves, and say why they cannot.
 */
async function prepareJourneys() {
  const args = ['--import', 'tsx', 'scripts/prepare-e2e.ts']
  await once(spawn(process.execPath, args, { stdio: 'ignore', env }), 'close')
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

async function checkTypes(): Promise<Result> {
  const succeeded = await run('typecheck')
  return completeResult('the types', succeeded, { passed: succeeded ? 1 : 0, failures: [] })
}

async function testUnits(files: string[]): Promise<Result> {
  const reporters = ['default', './scripts/test-report/vitest-reporter.ts']
  const succeeded = await run('test:unit', [
    ...files,
    ...reporters.map((reporter) => `--reporter=${reporter}`),
  ])
  return completeResult('the unit tests', succeeded, readJson<Result>(unitResultFile))
}

async function testJourneys(files: string[]): Promise<Result> {
  const succeeded = await run('test:e2e', files)
  const report = readJson<JSONReport>(journeysReportFile)
  return completeResult('the journeys', succeeded, report && playwrightResult(report))
}

/** The types before the build, which writes some of those that are checked. */
async function checkTypesAndBuild(isWhole: boolean) {
  const types = isWhole ? [await checkTypes()] : []
  await prepareJourneys()
  return types
}

const { units, journeys } = selected()
const isWhole = units.length === 0
rmSync('test-results', { recursive: true, force: true })
// At once, as neither keeps two cores busy.
const [types, unitTests] = await Promise.all([checkTypesAndBuild(isWhole), testUnits(units)])
const results = [...types, unitTests, await testJourneys(journeys)]
process.stdout.write(`${summarize(results)}\n`)
const isFine = results.every(({ passed, failures }) => passed > 0 && failures.length === 0)
process.exit(isFine ? 0 : 1)
