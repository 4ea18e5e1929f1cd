import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const markdownIn = (folder: string, recursive = false) =>
  readdirSync(folder, { recursive })
    .map((name) => join(folder, String(name)))
    .filter((file) => file.endsWith('.md'))

const documents = [
  ...markdownIn('.'),
  ...markdownIn('docs', true),
  ...markdownIn('provider'),
  ...markdownIn('demo-media'),
]

/** Where a path of a document may begin: at the root, beside the document, or in the provider. */
const roots = (document: string) => ['', dirname(document), 'provider', 'provider/src']

it.each(documents)('%s links to files that exist', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
  const broken = links
    .map(([, target]) => target!)
    .filter((target) => !existsSync(join(dirname(document), target)))
  expect(broken).toEqual([])
})

it.each(documents)('%s names files of code that exist', (document) => {
  const paths = [...readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs|json))`/g)]
  const missing = paths
    .map(([, path]) => path!)
    .filter((path) => path.includes('/') && !path.startsWith('/'))
    .filter((path) => !roots(document).some((root) => existsSync(join(root, path))))
  expect(missing).toEqual([])
})
