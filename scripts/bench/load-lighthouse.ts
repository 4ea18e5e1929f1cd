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

type Settings = { throttling: object }
type Artifacts = { BenchmarkIndex: number; settings: Settings }
/** What was recorded of a visit, and how it is to be judged. */
type Gathered = { artifacts: Artifacts; runnerOptions: { resolvedConfig: { settings: Settings } } }

type Core = { defaultConfig: { categories: Record<string, CategoryConfig> } }
type CategoryConfig = { auditRefs: { id: string; weight: number }[] }
type NavigationRunner = {
  navigationGather: (page: undefined, url: string, options: { flags: object }) => Promise<Gathered>
}
type AuditRunner = {
  Runner: {
    audit: (artifacts: Artifacts, options: object) => Promise<{ lhr: LighthouseResult } | undefined>
  }
}
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
  const { defaultConfig } = (await import(`${core}/index.js`)) as Core
  const { navigationGather } = (await import(
    `${core}/gather/navigation-runner.js`
  )) as NavigationRunner
  const { Runner } = (await import(`${core}/runner.js`)) as AuditRunner
  const audits = Object.values(defaultConfig.categories).flatMap(({ auditRefs }) => auditRefs)
  const { pageFunctions } = (await import(`${core}/lib/page-functions.js`)) as PageFunctions
  return {
    /**
     * Visits a page, and judges it as slowed down as `slowdownAt` says for the index that this machine
     * had at the beginning of the visit. Lighthouse itself only takes a slowdown that is known before.
     */
    async run(url: string, flags: object, slowdownAt: (index: number) => number) {
      const { artifacts, runnerOptions } = await navigationGather(undefined, url, { flags })
      const cpuSlowdownMultiplier = slowdownAt(artifacts.BenchmarkIndex)
      const throttling = { ...artifacts.settings.throttling, cpuSlowdownMultiplier }
      const settings = { ...artifacts.settings, throttling }
      const resolvedConfig = { ...runnerOptions.resolvedConfig, settings }
      // What was computed with the settings of the visit is left behind.
      const options = { resolvedConfig, computedCache: new Map() }
      return (await Runner.audit({ ...artifacts, settings }, options))?.lhr
    },
    /** The audits that count in a score; there are more than twice as many. */
    weightedAudits: audits.filter(({ weight }) => weight > 0).map(({ id }) => id),
    /** Runs in a page and returns how fast the machine is. */
    computeBenchmarkIndex: pageFunctions.computeBenchmarkIndex,
  }
}
