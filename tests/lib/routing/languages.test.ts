import { expect, it } from 'vitest'
import { locales } from '@/lib/locale/locales'
import { securityHeaders } from '@/lib/routing/headers'
import { redirects } from '@/lib/routing/redirects'
import { rewrites } from '@/lib/routing/rewrites'

it.each(locales)('the pages of %s have a prefix unless it is the default', (locale) => {
  const home = rewrites.afterFiles!.find(({ source }) => source.startsWith('/:locale('))
  expect(new RegExp(home!.source.slice('/:locale'.length)).test(locale)).toBe(locale !== 'en')
})

it('needs no more rules for more languages, because each rule costs time in every request', () => {
  const { beforeFiles, afterFiles } = rewrites
  expect([redirects, beforeFiles, afterFiles].map((rules) => rules?.length)).toEqual([11, 2, 56])
})

it('no rule depends on a header of the visitor but the cookies of a session', () => {
  const rules = [...redirects, ...rewrites.beforeFiles!, ...rewrites.afterFiles!]
  const asked = rules.flatMap(({ has = [], missing = [] }) => [...has, ...missing])
  const visitors = asked.filter(({ type }) => type !== 'query').map(({ type, key }) => [type, key])
  expect(new Set(visitors.map(String))).toEqual(
    new Set(['cookie,xplus.session', 'cookie,__Host-xplus.session']),
  )
})

it('where a session decides on the answer, no shared cache stores it', () => {
  const bySession = [...redirects, ...rewrites.beforeFiles!].filter(({ missing }) =>
    missing?.some(({ type }) => type === 'cookie'),
  )
  const isPrivate = securityHeaders.find(({ headers }) =>
    headers.some(({ key, value }) => key === 'cache-control' && value.startsWith('private')),
  )!
  const paths = /:path\((.+)\)$/.exec(isPrivate.source)![1]!.split('|')
  const isCovered = (source: string) =>
    paths.some((path) => source.endsWith(`/${path}`)) ||
    /:path\((.+)\)$/
      .exec(source)?.[1]
      ?.split('|')
      .every((path) => paths.includes(path))
  expect(bySession.map(({ source }) => source).filter((source) => !isCovered(source))).toEqual([])
  expect(bySession).not.toEqual([])
})
