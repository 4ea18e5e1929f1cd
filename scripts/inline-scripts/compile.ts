import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'

const folder = join('lib', 'inline-scripts', 'source')

// A page carries every byte, so modules are taken to do nothing by being imported: of each only what
// is used is left.
const onlyWhatIsUsed: Plugin = {
  name: 'only-what-is-used',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === onlyWhatIsUsed.name) return undefined
      const options = { kind, importer, resolveDir, pluginData: onlyWhatIsUsed.name }
      return { ...(await resolve(path, options)), sideEffects: false }
    })
  },
}

/** A script of the folder as the text that a page carries. Throws Error on what it cannot carry. */
async function compile(file: string): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(folder, file)],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    minify: true,
    write: false,
    metafile: true,
    alias: { '@': process.cwd() },
    // Not the repository's, by which each would say that it is strict.
    tsconfigRaw: {},
    plugins: [onlyWhatIsUsed],
  })
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  const packages = inputs.filter(([name, { bytesInOutput }]) => {
    return name.startsWith('node_modules/') && bytesInOutput > 0
  })
  if (packages.length > 0) throw new Error(`${file} carries ${packages[0]![0]} into every page`)
  return outputFiles[0]!.text.trim()
}

const constantName = (file: string) =>
  `${basename(file, '.ts').replaceAll('-', '_').toUpperCase()}_SCRIPT`

/**
 * The module that holds all inline scripts, compiled: a constant each, such as `BOOT_SCRIPT`.
 * Throws Error when one of them does not compile.
 */
export async function compileInlineScripts(): Promise<string> {
  const files = readdirSync(folder).sort()
  const constants = await Promise.all(
    files.map(
      async (file) =>
        `export const ${constantName(file)} =\n  ${JSON.stringify(await compile(file))}\n`,
    ),
  )
  return ['// Written by `npm run inline-scripts`.\n', ...constants].join('\n')
}
