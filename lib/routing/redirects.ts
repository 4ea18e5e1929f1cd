import type { NextConfig } from 'next'
import { defaultLocale, LOCALE_COOKIE } from '../locale/locales'
import {
  anyPage,
  anyUnprefixedPage,
  detailPaths,
  maybeLocale,
  oneOf,
  rememberedLocale,
  sessionCookies,
} from './patterns'
import { pathsFor, screens } from './screens'

type Redirect = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>[number]
type Rule = Omit<Redirect, 'permanent' | 'statusCode' | 'basePath' | 'locale' | 'internal'>

const filled = (key: string) => ({ type: 'query' as const, key, value: '.+' })

/** A rule for every language; `path` and `target` are written without one. */
const inEveryLanguage = (path: string, target: string, rule: Partial<Rule> = {}): Rule => ({
  ...rule,
  source: `${maybeLocale}${path}`,
  destination: `/:locale*${target}`,
})

// A studio's prefilled link leads to payment from wherever it points; the paying and the success
// screens take both parameters as they are (Specification 2).
const prefilledPayment = [
  '',
  `/${anyPage.replace('(?!', '(?!subscribe/(?:payment|subscription-success)|')}`,
].map((path) =>
  inEveryLanguage(path, screens['payment-public'].path, {
    has: [filled('store_id'), filled('sp')],
  }),
)

// The default language has no prefix, but people type one as they see it for the others. Only plain
// segments: a slash or backslash in one would make the target another host.
const unprefixed: Rule[] = [
  { source: `/${defaultLocale}`, destination: '/' },
  { source: `/${defaultLocale}/:path(\\w[\\w-]*)+`, destination: '/:path+' },
]

// A language that was chosen; what a browser asks for takes weighing (see rewrites).
const remembered: Rule[] = ['/', `/${anyUnprefixedPage}`].map((source) => ({
  source,
  has: [{ type: 'cookie' as const, key: LOCALE_COOKIE, value: rememberedLocale }],
  destination: source === '/' ? '/:locale' : '/:locale/:path*',
}))

const withoutId = { missing: [filled('id')] }
const details = [
  inEveryLanguage(`/:screen(${oneOf(detailPaths)})/:id(\\d{1,12})`, '/:screen*?id=:id'),
  inEveryLanguage(screens['video-detail'].path, screens.classes.path, withoutId),
  inEveryLanguage(
    `${screens['live-class-detail'].path}/:mode(fullscreen)?`,
    screens.schedule.path,
    withoutId,
  ),
]

const sections = [
  inEveryLanguage('/account', screens.profile.path),
  inEveryLanguage('/subscribe', screens['plan-selector'].path),
  inEveryLanguage('/subscribe/entitlement/:id(\\d{1,12})', `${screens.entitlement.path}?id=:id`),
]

const buyers = pathsFor('buyer').map((path) =>
  inEveryLanguage(path, screens['email-lookup'].path, { missing: sessionCookies }),
)

/** Redirects that a table can state; what needs a validated target is a handler (see rewrites). */
export const redirects: Redirect[] = [
  ...unprefixed,
  ...prefilledPayment,
  ...sections,
  ...details,
  ...buyers,
  ...remembered,
].map((rule) => ({ ...rule, permanent: false }))
