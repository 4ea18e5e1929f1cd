import { existsSync, readFileSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

type Counts = { passed: number; failed: number }

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

/** Reads Vitest's JSON report. */
const vitestCounts = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
})

/** Reads Playwright's JSON report; a flaky test counts as failed. */
const playwrightCounts = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
})

const reports = { unit: join('test-results', 'unit.json'), e2e: join('test-results', 'e2e.json') }

function run(script: string, args: string[] = []) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  return (
    spawnSync(npm, ['run', script, '--silent', '--', ...args], { stdio: 'inherit' }).status === 0
  )
}

/** The counts of a step; a step that failed without a failed test counts as one failure. */
function counted(succeeded: boolean, file: string, read: (report: never) => Counts): Counts {
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')) as never)
    : { passed: 0, failed: 0 }
  return succeeded ? counts : { ...counts, failed: Math.max(counts.failed, 1) }
}

rmSync('test-results', { recursive: true, force: true })
const unit = counted(
  run('test:unit', ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`]),
  reports.unit,
  vitestCounts,
)
const e2e = counted(run('test:e2e'), reports.e2e, playwrightCounts)
const passed = unit.passed + e2e.passed
const failed = unit.failed + e2e.failed
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 || unit.passed === 0 || e2e.passed === 0 ? 1 : 0)
