import type { NextConfig } from 'next'
import { ANY_BRAND } from '../brand/listed-brands'
import {
  brandIds,
  brandNames,
  detailPaths,
  maybeLocale,
  oneOf,
  pagePrefixes,
  sessionCookies,
} from './patterns'
import { pathsFor, screens } from './screens'

type Rewrites = Extract<
  Awaited<ReturnType<NonNullable<NextConfig['rewrites']>>>,
  { beforeFiles?: unknown }
>
type Rewrite = NonNullable<Rewrites['beforeFiles']>[number]

// Redirect targets in parameters are validated by `safePath`, which static rules cannot do.
const guarded: Rewrite[] = [
  {
    source: maybeLocale,
    has: [{ type: 'query', key: 'redirectTo' }],
    destination: '/api/navigation/redirect-to',
  },
  {
    source: `${maybeLocale}/:path(${oneOf(pathsFor('member'))})`,
    missing: sessionCookies,
    destination: '/api/navigation/sign-in-first',
  },
]

const named = (values: string) => `\\s*(?<brand>${values})\\s*`

// An id is not a name and a name is no id, although both become the same segment.
const otherThan = (values: string) => `(?!(?:${values})\\s*$)${ANY_BRAND}`

/**
 * The brand parameters of a URL; the first valid one wins (Specification 2). Whether the provider
 * offers a brand that has no look here is only known when the page is rendered, so known ones come
 * first.
 */
const brandQueries = [
  { type: 'query' as const, key: 'external_id', value: named(brandIds) },
  { type: 'query' as const, key: 'brand_id', value: named(brandIds) },
  { type: 'query' as const, key: 'brand', value: named(brandNames) },
  { type: 'query' as const, key: 'external_id', value: named(otherThan(brandNames)) },
  { type: 'query' as const, key: 'brand_id', value: named(otherThan(brandNames)) },
  { type: 'query' as const, key: 'brand', value: named(otherThan(brandIds)) },
]
const id = { type: 'query' as const, key: 'id', value: '(?<id>\\d{1,12})' }

/** One rewrite for each way to name a brand, and one for none. */
function branded(
  source: string,
  locale: string,
  path: string,
  has: Rewrite['has'] = [],
): Rewrite[] {
  return [
    ...brandQueries.map((brand) => ({
      source,
      has: [brand, ...has],
      destination: `/${locale}/:brand${path}`,
    })),
    { source, ...(has.length > 0 && { has }), destination: `/${locale}/all${path}` },
  ]
}

// Each day of the schedule is a page of its own; a day that does not exist has none.
const day = { type: 'query' as const, key: 'date', value: '(?<date>\\d{4}-\\d{2}-\\d{2})' }

const pages: Rewrite[] = pagePrefixes.flatMap(({ source, segment, anyPage }) => [
  ...branded(source === '' ? '/' : source, segment, ''),
  ...branded(`${source}/:screen(${oneOf(detailPaths)})`, segment, '/:screen*/:id', [id]),
  ...branded(`${source}${screens.schedule.path}`, segment, `${screens.schedule.path}/:date`, [day]),
  ...branded(`${source}/${anyPage}`, segment, '/:path*'),
])

/**
 * Maps the URLs that visitors see to the folders of `app`, where locale, brand and id are segments,
 * so that every page is static. The address bar keeps what the visitor entered.
 */
export const rewrites: Rewrites = {
  beforeFiles: guarded,
  afterFiles: pages,
}
