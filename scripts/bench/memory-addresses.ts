import { brandKeys } from '@/lib/brand/brands'
import { locales } from '@/lib/locale/locales'
import { localePath } from '@/lib/routing/locale-path'
import { shuffled } from './shuffled'

/** What is asked for: a path with its query, and headers beyond those of every request. */
export type Target = { path: string; headers?: Record<string, string> }

/** The paths of all pages for search engines, in all languages. */
async function listedPaths(origin: string) {
  const response = await fetch(`${origin}/sitemap.xml`)
  if (!response.ok) throw new Error(`The sitemap answered ${response.status}.`)
  const found = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
  return [...found].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
}

const lists = [
  '/',
  '/classes/workouts',
  '/classes/programs',
  '/schedule',
  '/instructors',
  '/studios',
]
const pictureKinds = { video: 233, 'live-class': 100, instructor: 20, program: 8 }

function brandTargets(): Target[] {
  const paths = lists.flatMap((path) => brandKeys.map((brand) => `${path}?brand=${brand}`))
  return locales.flatMap((locale) => paths.map((path) => ({ path: localePath(locale, path) })))
}

function pictureTargets(): Target[] {
  return Object.entries(pictureKinds).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => ({ path: `/pictures/${kind}/${index + 1}` })),
  )
}

/** Addresses that nobody links to: ids, paths, brands and parameters that do not exist. */
function madeUp(number: number): Target {
  const paths = [
    `/video-detail?id=${900_000 + number}`,
    `/no-such-page-${number}`,
    `/live-class-detail?id=${900_000 + number}`,
    `/classes/workouts?brand=made-up-${number}`,
    `/instructors?id=${900_000 + number}`,
    `/classes/workouts?level=beginner&page=${number}`,
    `/schedule?date=2031-01-${String((number % 31) + 1).padStart(2, '0')}&n=${number}`,
    `/classes/collections/${900_000 + number}`,
  ]
  return { path: paths[number % paths.length]! }
}

/**
 * So many different addresses in a random order that is always the same: all pages that exist in
 * their languages and brands, some of them as data for the router, pictures, and for the rest what
 * does not exist.
 */
export async function addressesToWalk(origin: string, count: number): Promise<Target[]> {
  const pages = shuffled(await listedPaths(origin)).slice(0, Math.round(count * 0.6))
  const forRouter = pages
    .filter((_, index) => index % 8 === 0)
    .map((path) => ({
      path: `${path}${path.includes('?') ? '&' : '?'}_rsc=1`,
      headers: { rsc: '1' },
    }))
  const known = [
    ...pages.map((path) => ({ path })),
    ...forRouter,
    ...brandTargets(),
    ...pictureTargets(),
  ].slice(0, count)
  const rest = Array.from({ length: count - known.length }, (_, index) => madeUp(index))
  return shuffled([...known, ...rest])
}
