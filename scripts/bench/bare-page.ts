import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runNode, startNode, stopChild } from '../stack/children'
import { waitUntilHealthy } from '../stack/wait-until-healthy'
import { visit } from './visit'

const folder = resolve('.bench', 'bare')
const next = resolve('node_modules', 'next', 'dist', 'bin', 'next')
const text = 'The quick brown fox jumps over the lazy dog, again and again. '

async function build(bytes: number) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${folder}/app`, { recursive: true })
  const files = {
    'package.json': '{ "private": true, "type": "module" }',
    'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } }`,
    // Without an instrumentation file of its own the build would use the one in the parent folder.
    'instrumentation.js': 'export function register() {}',
    'app/layout.jsx':
      'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
    'app/page.jsx': `const text = ${JSON.stringify(text)}
export default function Page() {
  return <main>{Array.from({ length: ${Math.max(1, Math.round(bytes / text.length))} }, (_, i) => <p key={i}>{text}</p>)}</main>
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

async function start(port: number) {
  const args = [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)]
  const child = startNode({ name: 'The bare page', args, cwd: folder, log: `${folder}/start.log` })
  const url = `http://127.0.0.1:${port}/`
  await waitUntilHealthy({ name: 'The bare page', child, url })
  return { child, url }
}

/**
 * Builds and starts a static page of the same Next.js version that only contains text, with a size
 * within 3 % of `htmlBytes`. Returns its URL.
 */
export async function startBarePage(port: number, htmlBytes: number) {
  let content = htmlBytes / 2
  for (let attempt = 0; attempt < 4; attempt++) {
    await build(content)
    const page = await start(port)
    const found = (await visit(page.url)).htmlBytes
    if (Math.abs(found - htmlBytes) < htmlBytes * 0.03) return { url: page.url, htmlBytes: found }
    await stopChild(page.child)
    content *= htmlBytes / found
  }
  throw new Error(`No bare page of ${htmlBytes} bytes came out.`)
}
