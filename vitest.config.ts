import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = fileURLToPath(new URL('.', import.meta.url))
const inModules = (path: string) => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url))
const alias = {
  '@': root.replace(/\/$/, ''),
  // Outside a server bundle the package only throws, to keep server code out of the browser.
  'server-only': inModules('server-only/empty.js'),
  // As in the build (`next.config.ts`).
  'use-intl/format-message/icu': inModules('use-intl/dist/esm/production/format-message/index.js'),
}
const rendered = ['tests/{components,hooks}/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx']
// They change a page as no component does, so no component is rendered there. Chosen by name, as a
// comment in a file would start a process for it, and another one after it.
const inPage = ['tests/**/*.dom.test.ts']
const supportFiles = (...names: string[]) => names.map((name) => `tests/support/${name}.ts`)

// A busy machine is slow, not wrong; what hangs still ends.
const timeouts = { testTimeout: 30_000, expect: { poll: { timeout: 10_000 } } }

// Most of what tests make is garbage soon, which a larger young generation collects with less work.
const execArgv = ['--max-semi-space-size=64']

// The files of a project share its processes, as starting one takes longer than most of them.
const shared = { ...timeouts, execArgv, isolate: false }
const withPage = ['fresh-modules', 'fresh-page', 'fresh-timers']

// By default one core is left idle, which of two is half of the machine.
const maxWorkers = Math.max(2, availableParallelism() - 1)

/** Starts with what takes long: small, but it runs seven other files, and one core waited for it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('/sandbox-tests.test.ts')
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'logic',
          ...shared,
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...rendered, ...inPage],
          setupFiles: supportFiles('fresh-modules'),
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: 'components',
          ...shared,
          environment: 'jsdom',
          // Two fifths of their time they wait for the page.
          maxWorkers: Math.ceil(maxWorkers * 1.5),
          sequence: { groupOrder: 1 },
          include: rendered,
          // Loaded anew for each file, as our own modules are, because its cache is a module's.
          server: { deps: { inline: ['swr'] } },
          setupFiles: supportFiles(...withPage, 'dom'),
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dom',
          ...shared,
          environment: 'jsdom',
          include: inPage,
          setupFiles: supportFiles(...withPage),
        },
      },
      'demo-media/vitest.config.ts',
      ...(existsSync(`${root}provider/vitest.config.ts`) ? ['provider/vitest.config.ts'] : []),
    ],
  },
})
