import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runNpm } from './run-npm'

/** What is read of a result. */
export type LighthouseResult = {
  runtimeError?: { code: string }
  categories: Partial<Record<string, { score: number | null }>>
  audits: Partial<Record<string, { numericValue?: number; details?: { items?: unknown[] } }>>
}

type Core = {
  default: (url: string, flags: object) => Promise<{ lhr: LighthouseResult } | undefined>
  defaultConfig: { settings?: { throttling?: object }; categories: Record<string, CategoryConfig> }
}
type CategoryConfig = { auditRefs: { id: string; weight: number }[] }
type PageFunctions = { pageFunctions: { computeBenchmarkIndex: () => number } }

const packages = resolve('scripts', 'bench', 'lighthouse')
const folder = resolve('.bench', 'lighthouse')

const readLock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8')

/**
 * Installs Lighthouse unless it is there: a fifth of all files that `npm ci` wrote were there for
 * these measurements alone. Throws when it cannot be installed.
 */
export async function installLighthouse(): Promise<void> {
  const installed = existsSync(join(folder, 'node_modules', '.package-lock.json'))
  if (installed && readLock(folder) === readLock(packages)) return
  cpSync(packages, folder, { recursive: true })
  await runNpm(folder, 'ci')
}

/** Lighthouse, which is installed if need be. */
export async function loadLighthouse() {
  await installLighthouse()
  const core = pathToFileURL(join(folder, 'node_modules', 'lighthouse', 'core')).href
  const { default: run, defaultConfig } = (await import(`${core}/index.js`)) as Core
  const audits = Object.values(defaultConfig.categories).flatMap(({ auditRefs }) => auditRefs)
  const { pageFunctions } = (await import(`${core}/lib/page-functions.js`)) as PageFunctions
  return {
    run,
    throttling: defaultConfig.settings?.throttling,
    /** The audits that count in a score; there are more than twice as many. */
    weightedAudits: audits.filter(({ weight }) => weight > 0).map(({ id }) => id),
    /** Runs in a page and returns how fast the machine is. */
    computeBenchmarkIndex: pageFunctions.computeBenchmarkIndex,
  }
}
