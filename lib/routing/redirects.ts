import type { NextConfig } from 'next'
import { defaultLocale } from '../locale/locales'
import { anyPage, detailPaths, maybeLocale, maybePrefix, oneOf, sessionCookies } from './patterns'
import { pathsFor, screens } from './screens'

type Redirect = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>[number]
type Rule = Omit<Redirect, 'permanent' | 'statusCode' | 'basePath' | 'locale' | 'internal'>

const filled = (key: string) => ({ type: 'query' as const, key, value: '.+' })

/** A redirect in every locale; `path` and `target` are written without a locale. */
const inEveryLanguage = (path: string, target: string, rule: Partial<Rule> = {}): Rule => ({
  ...rule,
  source: `${maybeLocale}${path}`,
  destination: `/:locale*${target}`,
})

// A studio's prefilled link leads to the payment screen from any page; the payment and success
// screens handle both parameters themselves. The locale is excluded with them, because a prefix also
// matches as a part of the path, and the buyer would lose their language.
const prefilledPayment = [
  '',
  `/${anyPage.replace('(?!', `(?!${maybePrefix}subscribe/(?:payment|subscription-success)|`)}`,
].map((path) =>
  inEveryLanguage(path, screens['payment-public'].path, {
    has: [filled('store_id'), filled('sp')],
  }),
)

// The default locale has no prefix, but people type one by analogy with the others. Only plain
// segments are redirected, because a slash or backslash in one could make the target another host.
const unprefixed: Rule[] = [
  { source: `/${defaultLocale}`, destination: '/' },
  { source: `/${defaultLocale}/:path(\\w[\\w-]*)+`, destination: '/:path+' },
]

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

/**
 * Redirects that static rules can express; those with a target to validate are route handlers (see
 * rewrites).
 */
export const redirects: Redirect[] = [
  ...unprefixed,
  ...prefilledPayment,
  ...sections,
  ...details,
  ...buyers,
].map((rule) => ({ ...rule, permanent: false }))
