import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Tells V8 to compile all functions of a script while it loads, outside the main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n'
/** Larger parts that a page loads later hold libraries, most of which is never called. In bytes. */
const MAX_LATER = 100_000

interface BuildManifest {
  /** Loaded by every page. */
  rootMainFiles: string[]
  /** Loaded by old browsers only. */
  polyfillFiles: string[]
}

/**
 * Puts the compile hint before the scripts of a build that are called while a page loads: those of
 * every page, and all others but large libraries. To do it again changes nothing.
 *
 * @param distDir the folder of the build, after its compilation
 */
export async function addCompileHints(distDir: string): Promise<void> {
  const manifest: BuildManifest = JSON.parse(
    await readFile(path.join(distDir, 'build-manifest.json'), 'utf8'),
  )
  const folder = 'static/chunks'
  const files = await readdir(path.join(distDir, folder))
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `${folder}/${file}`)
  for (const script of scripts) {
    if (manifest.polyfillFiles.includes(script)) continue
    const text = await readFile(path.join(distDir, script), 'utf8')
    const isLibrary = text.length > MAX_LATER && !manifest.rootMainFiles.includes(script)
    if (isLibrary || text.startsWith(HINT)) continue
    await writeFile(path.join(distDir, script), HINT + text)
  }
}
