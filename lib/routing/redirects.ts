import type { NextConfig } from 'next'
import { LOCALE_COOKIE } from '../locale/locales'
import { anyPage, anyUnprefixedPage, localePrefixes } from './patterns'
import { pathsFor, screens } from './screens'
import { sessionCookies } from './session-cookies'

type Redirect = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>[number]
type Rule = Omit<Redirect, 'permanent' | 'statusCode' | 'basePath' | 'locale' | 'internal'>

const filled = (key: string) => ({ type: 'query' as const, key, value: '.+' })

/** The same rule for every language; `path` and `target` are written without one. */
function inEveryLanguage(path: string, target: string, rule: Partial<Rule> = {}): Rule[] {
  return localePrefixes.map(({ source, link }) => ({
    ...rule,
    source: `${source}${path}`,
    destination: `${link}${target}`,
  }))
}

// A studio's prefilled link leads to payment from wherever it points; the paying and the success
// screens take both parameters as they are (requirements NAV-61 to NAV-63).
const prefilledPayment = localePrefixes.flatMap(({ source, link }) => {
  const rule = {
    has: [filled('store_id'), filled('sp')],
    destination: `${link}${screens['payment-public'].path}`,
  }
  return [
    { ...rule, source: source === '' ? '/' : source },
    {
      ...rule,
      source: `${source}/${anyPage.replace('(?!', '(?!subscribe/(?:payment|subscription-success)|')}`,
    },
  ]
})

// English of the United States differs in nothing from the default, so only the others are sent on.
const firstVisit: Rule[] = ['/', `/${anyUnprefixedPage}`].flatMap((source) => {
  const destination = source === '/' ? '/:locale' : '/:locale/:path*'
  return [
    {
      source,
      has: [{ type: 'cookie' as const, key: LOCALE_COOKIE, value: '(?<locale>en-US|en-AU|en-CA)' }],
      destination,
    },
    {
      source,
      has: [
        {
          type: 'header' as const,
          key: 'accept-language',
          value: '(?<locale>en-AU|en-CA)(?:[,;].*)?',
        },
      ],
      missing: [{ type: 'cookie' as const, key: LOCALE_COOKIE }],
      destination,
    },
  ]
})

const detailScreens = ['video-detail', 'live-class-detail', 'live-class-fullscreen'] as const
const details = detailScreens.flatMap((key) => [
  ...inEveryLanguage(`${screens[key].path}/:id(\\d{1,12})`, `${screens[key].path}?id=:id`),
  ...inEveryLanguage(
    screens[key].path,
    key === 'video-detail' ? screens.classes.path : screens.schedule.path,
    { missing: [filled('id')] },
  ),
])

const sections = [
  ...inEveryLanguage('/account', screens.profile.path),
  ...inEveryLanguage('/subscribe', screens['plan-selector'].path),
  ...inEveryLanguage('/subscribe/entitlement/:id(\\d{1,12})', `${screens.entitlement.path}?id=:id`),
]

const buyers = pathsFor('buyer').flatMap((path) =>
  inEveryLanguage(path, screens['email-lookup'].path, { missing: sessionCookies }),
)

/** Redirects that a table can state; what needs a validated target is a handler (see rewrites). */
export const redirects: Redirect[] = [
  ...prefilledPayment,
  ...sections,
  ...details,
  ...buyers,
  ...firstVisit,
].map((rule) => ({ ...rule, permanent: false }))
