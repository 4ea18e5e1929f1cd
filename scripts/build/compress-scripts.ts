import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compress, SMALLEST } from '../../server/content-coding.mjs'

/**
 * Writes the smallest form of each script of a build, in brotli, to `compressed/<name>.br`, where
 * the web server finds it: to make them takes it seconds after each start.
 *
 * @param distDir the folder of the build, whose scripts are final
 */
export async function compressScripts(distDir: string): Promise<void> {
  const from = path.join(distDir, 'static', 'chunks')
  const to = path.join(distDir, 'compressed')
  await rm(to, { recursive: true, force: true })
  await mkdir(to)
  const scripts = (await readdir(from)).filter((name) => name.endsWith('.js'))
  await Promise.all(
    scripts.map(async (name) => {
      const content = await readFile(path.join(from, name))
      await writeFile(path.join(to, `${name}.br`), await compress('br', content, SMALLEST))
    }),
  )
}
