import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { sandboxTexts } from '../../../src/texts/translator'

const sandbox = resolve(import.meta.dirname, '../../../src/payments/gateways/sandbox/browser')
const own = join(import.meta.dirname, 'browser')

/** The sandbox's browser code, but with calls of Stripe's interface. */
const callStripe: Plugin = {
  name: 'call-stripe',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/(call-api|base-url)$/ }, ({ path }) => ({
      path: `${join(own, path)}.ts`,
    })),
}

async function bundle(name: string): Promise<string> {
  const result = await build({
    entryPoints: [join(sandbox, name)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: {},
    define: { CARD_TEXTS: JSON.stringify(sandboxTexts()) },
    plugins: [callStripe],
  })
  return result.outputFiles[0]!.text
}

const scripts: Record<string, string> = {
  'stripe.js': 'stripe.ts',
  'elements.js': 'field.ts',
  'challenge.js': 'challenge.ts',
}
const files = ['elements.html', 'elements.css', 'challenge.html', 'challenge.css']
const types = { js: 'text/javascript', html: 'text/html', css: 'text/css' }

/** A file of the stand-in for Stripe's browser library, or undefined. */
export async function browserAsset(name: string) {
  const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined
  if (!script && !files.includes(name)) return undefined
  const body = script ? await bundle(script) : await readFile(join(sandbox, name), 'utf8')
  const kind = name.split('.').at(-1) as keyof typeof types
  return { body, type: `${types[kind]}; charset=utf-8` }
}
