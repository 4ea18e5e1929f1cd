import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runNode, startNode, stopChild } from '../stack/children'
import { waitUntilHealthy } from '../stack/wait-until-healthy'
import { bareText } from './bare-text'
import { visit } from './visit'

const next = resolve('node_modules', 'next', 'dist', 'bin', 'next')

async function build(folder: string, texts: readonly string[]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${folder}/app`, { recursive: true })
  const files = {
    'package.json': '{ "private": true, "type": "module" }',
    'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } }`,
    // Without an instrumentation file of its own the build would use the one in the parent folder.
    'instrumentation.js': 'export function register() {}',
    'app/layout.jsx':
      'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
    'app/texts.json': JSON.stringify(texts),
    'app/page.jsx': `import texts from './texts.json'
export default function Page() {
  return <main>{texts.map((text, index) => <p key={index}>{text}</p>)}</main>
}`,
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(`${folder}/${name}`, content)
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  await runNode({
    name: 'The bare build',
    args: [next, 'build'],
    cwd: folder,
    env,
    log: `${folder}/build.log`,
  })
}

async function start(folder: string, port: number) {
  const args = [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)]
  const child = startNode({ name: 'The bare page', args, cwd: folder, log: `${folder}/start.log` })
  const url = `http://127.0.0.1:${port}/`
  await waitUntilHealthy({ name: 'The bare page', child, url })
  return { child, url }
}

/** The size of a page, as HTML and compressed, in bytes. */
export type PageSize = { htmlBytes: number; htmlGzipBytes: number }

const isNear = (found: number, wanted: number) => Math.abs(found - wanted) < wanted * 0.04

/**
 * Builds and starts a static page of the same Next.js version that says what `corpus` says, as
 * large and as hard to compress as `wanted`, each within 4 %. Returns its URL and its size.
 */
export async function startBarePage(port: number, corpus: string, wanted: PageSize) {
  const folder = resolve('.bench', `bare-${port}`)
  let { htmlBytes, htmlGzipBytes } = wanted
  for (let attempt = 0; attempt < 4; attempt++) {
    await build(folder, bareText(corpus, htmlBytes, htmlGzipBytes))
    const page = await start(folder, port)
    const found = await visit(page.url)
    if (
      isNear(found.htmlBytes, wanted.htmlBytes) &&
      isNear(found.htmlGzipBytes, wanted.htmlGzipBytes)
    )
      return { url: page.url, htmlBytes: found.htmlBytes, htmlGzipBytes: found.htmlGzipBytes }
    await stopChild(page.child)
    // Most of a difference is what Next.js adds to every page, compressed or not.
    htmlBytes += wanted.htmlBytes - found.htmlBytes
    htmlGzipBytes += wanted.htmlGzipBytes - found.htmlGzipBytes
  }
  throw new Error(`No bare page of ${wanted.htmlBytes} bytes came out.`)
}
