import { describe, expect, it } from 'vitest'
import { screens } from '@/lib/routing/screens'
import { showsSupportChat } from '@/lib/support/chat-script'
import { missingPlatforms, readLock } from '@/scripts/lock-platforms'
import {
  allImports,
  codeUnder,
  filesUnder,
  holds,
  sourceOf,
  staticImports,
} from '@/tests/support/sources'

const web = ['app', 'components', 'hooks', 'lib', 'cache-handler']
const everything = [
  ...web,
  'demo-media/src',
  'demo-media/tests',
  'provider/src',
  'provider/tests',
  'scripts',
  'tests',
  'e2e',
]
const pages = filesUnder('app').filter((file) => file.endsWith('/page.tsx'))

describe('files', () => {
  const lengths = codeUnder(...everything).map(
    (file) => [file, sourceOf(file).trimEnd().split('\n').length] as const,
  )

  it('have no more than 250 lines', () => {
    expect(lengths.filter(([, lines]) => lines > 250)).toEqual([])
  })

  it('have a median of at most 60 lines', () => {
    const sorted = lengths.map(([, lines]) => lines).sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(60)
  })

  it.each([
    'app',
    'components',
    'lib',
    'hooks',
    'messages',
    'public',
    'tests',
    'e2e',
    'next.config.ts',
    'package.json',
    'tsconfig.json',
    'playwright.config.ts',
    'vitest.config.ts',
    'README.md',
  ])('are in the expected folders: %s', (name) => {
    expect(holds(name)).toBe(true)
  })
})

describe('code', () => {
  it('reads the environment in one file per program', () => {
    const programs = [...web, 'provider/src', 'provider/tests', 'scripts', 'e2e', 'demo-media/src']
    const readers = codeUnder(...programs).filter((file) => sourceOf(file).includes('process.env'))
    expect(readers).toEqual([
      'lib/config/env.ts',
      'cache-handler/environment.mjs',
      'provider/src/env.ts',
      'provider/tests/support/env.ts',
      'scripts/env.ts',
    ])
  })

  it('documents its variables in .env.example', () => {
    const read = [
      'lib/config/env.ts',
      'provider/src/env.ts',
      'cache-handler/hosts.mjs',
      'cache-handler/environment.mjs',
    ].flatMap((file) =>
      [...sourceOf(file).matchAll(/(?:^ {2}|\benv\.)([A-Z][A-Z_]{2,})\b/gm)].map(
        ([, name]) => name,
      ),
    )
    const said = [...sourceOf('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)
    // Set by the start scripts or by tools.
    const known = new Set([...read, 'PORT'])
    expect(said.filter((name) => !known.has(name))).toEqual([])
    expect(
      read.filter((name) => name !== 'NODE_ENV' && name !== 'NEXT_PHASE' && !said.includes(name)),
    ).toEqual([])
  })

  it('has no server actions', () => {
    const actions = codeUnder(...web).filter((file) =>
      /^\s*['"]use server['"]/m.test(sourceOf(file)),
    )
    expect(actions).toEqual([])
  })

  it('has no import cycles, types and dynamic imports included', () => {
    const done = new Set<string>()
    const circles: string[] = []
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' > '))
      if (done.has(file) || !/\.(ts|tsx|mjs)$/.test(file) || !holds(file)) return
      done.add(file)
      for (const target of allImports(file)) visit(target, [...path, file])
    }
    for (const file of codeUnder(...web, 'server', 'scripts', 'provider/src', 'demo-media/src'))
      visit(file, [])
    expect(circles).toEqual([])
  })

  it('only reaches the provider over HTTP', () => {
    const importers = codeUnder(...web, 'e2e', 'scripts').filter((file) =>
      staticImports(file).some((target) => target.startsWith('provider/')),
    )
    expect(importers).toEqual([])
  })
})

describe('styles', () => {
  // Follows what the browser loads with a page; dynamic imports are separate chunks.
  function stylingInBrowser(file: string, inBrowser: boolean, seen = new Set<string>()): string[] {
    const client = inBrowser || /^\s*['"]use client['"]/.test(sourceOf(file))
    if (seen.has(`${file} ${client}`)) return []
    seen.add(`${file} ${client}`)
    const targets = staticImports(file)
    if (client && targets.includes('styled-components')) return [file]
    return targets
      .filter((target) => /\.(ts|tsx|mjs)$/.test(target) && holds(target))
      .flatMap((target) => stylingInBrowser(target, client, seen))
  }

  it('ship no runtime with pages', () => {
    const entries = codeUnder('app').filter((file) =>
      /\/(page|layout|error|not-found|loading)\.tsx$/.test(file),
    )
    const found = entries.flatMap((entry) =>
      stylingInBrowser(entry, false).map((file) => `${entry} loads ${file}`),
    )
    expect(found).toEqual([])
  })
})

describe('texts', () => {
  it('are read in the browser where plans are bought and changed alone', () => {
    const readers = codeUnder('app', 'components', 'hooks').filter(
      (file) =>
        /\buse(Translations|Messages)\b/.test(sourceOf(file)) &&
        !/^(components|hooks)\/(join|checkout|benefit|membership|offers|payment-fields|billing)\//.test(
          file,
        ),
    )
    expect(readers).toEqual([])
  })
})

describe('imports', () => {
  it('name files of the same folder by ./, and others from the root', () => {
    const otherwise = codeUnder(...web).flatMap((file) => {
      const folder = file.slice(0, file.lastIndexOf('/'))
      return [...sourceOf(file).matchAll(/(?:from|import)\s*\(?'(@\/|\.\.?\/)([^']+)'/g)]
        .filter(([, start, path = '']) =>
          start === '@/' ? path.slice(0, path.lastIndexOf('/')) === folder : start === '../',
        )
        .map(([, start, path]) => `${file} imports ${start}${path}`)
    })
    // The configuration of Next.js imports these, and knows no alias.
    const read = /^lib\/(routing|brand|theme|checkout|locale)\//
    expect(otherwise.filter((found) => !read.test(found))).toEqual([])
  })
})

describe('screens', () => {
  /** The URL path of a page file: without groups, locale, brand and id. */
  const pathOf = (file: string) =>
    file
      .replace(/^app\/\[locale\]\/\[brand\]|\/\([^/]+\)|\/page\.tsx$/g, '')
      .replace(/\/\[[^\].]+\]$/, '') || '/'
  const paths = pages.map(pathOf).filter((path) => !path.includes('[...'))

  it('of the screen table have a page each', () => {
    const missing = Object.values(screens).flatMap(({ path }) => (paths.includes(path) ? [] : path))
    expect(missing).toEqual([])
  })

  it('have the support chat exactly where it belongs', () => {
    const withChat = pages.filter((file) => /<SupportChat\b/.test(sourceOf(file))).map(pathOf)
    const wanted = Object.values(screens).map(({ path }) => path)
    expect(withChat.sort()).toEqual(wanted.filter(showsSupportChat).sort())
  })

  it('describe themselves in their metadata', () => {
    const silent = pages.filter(
      (file) => !file.includes('[...') && !/\bdescribe[A-Z]\w+\(/.test(sourceOf(file)),
    )
    expect(silent).toEqual([])
  })

  it('that have a page are in the screen table', () => {
    const known = Object.values(screens).map(({ path }) => path as string)
    expect(paths.filter((path) => !known.includes(path))).toEqual([])
  })
})

it('the lock file has the packages of every system, so that npm ci accepts it', () => {
  expect(missingPlatforms(readLock())).toEqual([])
})
