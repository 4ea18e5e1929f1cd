import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { JSONReport } from '@playwright/test/reporter'
import { childEnvironment } from './env'
import { prepareJourneys } from './prepare-journeys'
import { selectSubjects } from './subjects'
import { playwrightResult } from './test-report/playwright-result'
import { completeResult, summarize, unitResultFile, type Result } from './test-report/result'

const journeysReportFile = 'test-results/e2e.json'

// Linux maps memory to a program page by page when it is first used, a tenth of the tests' time.
// With this the GNU C library asks for larger pages; other systems ignore it.
const env = childEnvironment({ GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' })

async function run(script: string, args: string[] = [], own = env) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const child = spawn(npm, ['run', script, '--silent', '--', ...args], {
    stdio: 'inherit',
    env: own,
  })
  const [code] = await once(child, 'close')
  return code === 0
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

async function testJourneys(files: string[], isPrepared: boolean): Promise<Result> {
  const own = isPrepared ? { ...env, JOURNEYS_PREPARED: '1' } : env
  const succeeded = await run('test:e2e', files, own)
  const report = readJson<JSONReport>(journeysReportFile)
  return completeResult('the journeys', succeeded, report && playwrightResult(report))
}

/** The types before the build, which writes some of those that are checked. */
async function checkTypesAndPrepare(isWhole: boolean, hasJourneys: boolean) {
  const types = isWhole ? [await checkTypes()] : []
  return { types, stopServers: hasJourneys ? await prepareJourneys(env) : undefined }
}

const { units, journeys } = selected()
const isWhole = units.length === 0
const hasJourneys = isWhole || journeys.length > 0
rmSync('test-results', { recursive: true, force: true })
// At once, as neither keeps two cores busy.
const [{ types, stopServers }, unitTests] = await Promise.all([
  checkTypesAndPrepare(isWhole, hasJourneys),
  testUnits(units),
])
const results = [...types, unitTests]
if (hasJourneys) results.push(await testJourneys(journeys, stopServers !== undefined))
await stopServers?.()
process.stdout.write(`${summarize(results)}\n`)
const isFine = results.every(({ passed, failures }) => passed > 0 && failures.length === 0)
process.exit(isFine ? 0 : 1)
