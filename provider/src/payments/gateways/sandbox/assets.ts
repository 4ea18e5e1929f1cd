import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sandboxTexts } from '../../../texts/translator'
import { createPromiseCache } from '../../../promise-cache'

type Asset = { body: string; type: string; etag: string }

const folder = resolve(import.meta.dirname, 'browser')

/** Served name → source and type; scripts are bundled from TypeScript on the first request. */
const files: Record<string, { source: string; type: string }> = {
  'stripe.js': { source: 'stripe.ts', type: 'text/javascript; charset=utf-8' },
  'elements.js': { source: 'field.ts', type: 'text/javascript; charset=utf-8' },
  'challenge.js': { source: 'challenge.ts', type: 'text/javascript; charset=utf-8' },
  'elements.html': { source: 'elements.html', type: 'text/html; charset=utf-8' },
  'elements.css': { source: 'elements.css', type: 'text/css; charset=utf-8' },
  'wallet.js': { source: 'wallet.ts', type: 'text/javascript; charset=utf-8' },
  'wallet.html': { source: 'wallet.html', type: 'text/html; charset=utf-8' },
  'wallet.css': { source: 'wallet.css', type: 'text/css; charset=utf-8' },
  'challenge.html': { source: 'challenge.html', type: 'text/html; charset=utf-8' },
  'challenge.css': { source: 'challenge.css', type: 'text/css; charset=utf-8' },
}

async function bundle(path: string): Promise<string> {
  const { build } = await import('esbuild')
  const result = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: {},
    define: { CARD_TEXTS: JSON.stringify(sandboxTexts()) },
  })
  return result.outputFiles[0]!.text
}

async function load({ source, type }: { source: string; type: string }): Promise<Asset> {
  const path = resolve(folder, source)
  const body = source.endsWith('.ts') ? await bundle(path) : await readFile(path, 'utf8')
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, type, etag }
}

const assets = createPromiseCache<string, Asset>()

/** A file of the sandbox's browser code by its served name, or undefined. */
export function sandboxAsset(name: string): Promise<Asset> | undefined {
  const file = Object.hasOwn(files, name) ? files[name] : undefined
  return file && assets(name, () => load(file))
}
