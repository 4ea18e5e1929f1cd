import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtInVariables } from '../env'
import { runNode } from './children'

const stamp = join('.next', 'built-from')
const inputs = [
  'app',
  'cache-handler',
  'components',
  'hooks',
  'lib',
  'messages',
  'public',
  'scripts/build',
  'server',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
]

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

/** Hash of everything that affects the build. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesUnder)) hash.update(`${file}\0`).update(readFileSync(file))
  for (const [name, value] of builtInVariables()) hash.update(`${name}=${value}\0`)
  return hash.digest('hex')
}

/**
 * Builds the web application unless `.next` already contains a build of exactly these files. Throws
 * when the build fails.
 */
export async function buildUnlessCurrent(): Promise<void> {
  const wanted = fingerprint()
  const current = existsSync(stamp) && existsSync(join('.next', 'BUILD_ID'))
  if (current && readFileSync(stamp, 'utf8') === wanted) return
  await runNode({
    name: 'The build',
    args: ['node_modules/next/dist/bin/next', 'build'],
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  writeFileSync(stamp, wanted)
}
