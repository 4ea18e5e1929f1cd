import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts')

/** Files under a folder of the repository, as paths from its root. */
export function filesUnder(folder: string): string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

export const codeUnder = (...folders: string[]) => folders.flatMap(filesUnder).filter(isCode)

export const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Whether a path exists in the repository. */
export const holds = (path: string) => existsSync(join(root, path))

const staticImport = /^\s*(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** What a file imports statically: paths of the repository, and names of packages. */
export function staticImports(file: string): string[] {
  return [...sourceOf(file).matchAll(staticImport)].map(([, target = '']) =>
    resolveImport(file, target),
  )
}

const anyImport = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g

/** What a file imports in any way, types and dynamic imports included. */
export const allImports = (file: string): string[] =>
  [...sourceOf(file).matchAll(anyImport)]
    .filter(([, target = '']) => /^(\.|@\/)/.test(target))
    .map(([, target = '']) => resolveImport(file, target))

function resolveImport(from: string, target: string) {
  if (!target.startsWith('.') && !target.startsWith('@/')) return target
  const path = target.startsWith('@/') ? target.slice(2) : join(dirname(from), target)
  const found = [path, `${path}.ts`, `${path}.tsx`, `${path}.mjs`].find(
    (candidate) => holds(candidate) && statSync(join(root, candidate)).isFile(),
  )
  if (!found && extname(target) === '')
    throw new Error(`${from} imports ${target}, which is no file.`)
  return found ?? path
}
