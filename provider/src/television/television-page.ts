import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createPromiseCache } from '../promise-cache'

type Page = { html: string; policy: string }

const folder = resolve(import.meta.dirname, 'browser')
const pages = createPromiseCache<'page', Page>()
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

async function bundle(): Promise<string> {
  const { build } = await import('esbuild')
  const result = await build({
    entryPoints: [resolve(folder, 'television.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: {},
  })
  return result.outputFiles[0]!.text.trim()
}

async function build(): Promise<Page> {
  const [document, style, script] = await Promise.all([
    readFile(resolve(folder, 'television.html'), 'utf8'),
    readFile(resolve(folder, 'television.css'), 'utf8'),
    bundle(),
  ])
  const html = document
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace('</body>', () => `<script>${script}</script></body>`)
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
  return { html, policy }
}

/** The simulated TV as one page, with the policy that allows its own script and style only. */
export const televisionPage = (): Promise<Page> => pages('page', build)
