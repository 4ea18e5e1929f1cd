import type { LinkParameter, LinkParameters, LinkProblem } from '@/lib/api/payment-links'
import { fragmentOfBuyer } from '@/lib/checkout/link-fragment'
import type { BuyerValues } from '@/lib/checkout/payment-fields'
import type { Locale } from '@/lib/locale/locales'
import { linksFrom } from '@/lib/routing/links'
import { localePath } from '@/lib/routing/locale-path'
import { buildQuery } from '@/lib/routing/query'

/**
 * What a payment link is made of, as it is typed or chosen. The names in the builder's own address
 * differ from those of payment links, because an address with `store_id` and `sp` is one.
 */
const linkParts = ['studio', 'plan', 'practice', 'offer', 'code', 'referrer'] as const
export type LinkPart = (typeof linkParts)[number]
export type LinkDraft = Record<LinkPart, string>

const parameterOf = {
  studio: 'store_id',
  plan: 'sp',
  practice: 'brand_id',
  offer: 'offer_id',
  code: 'code',
  referrer: 'referrer_id',
} as const satisfies Record<LinkPart, LinkParameter>

/** The longest value of a part. */
export const PART_LENGTH = 100

/** The draft in the builder's own address; what is missing there is empty. */
export function parseLinkDraft(query: URLSearchParams): LinkDraft {
  const value = (part: LinkPart) => (query.get(part) ?? '').trim().slice(0, PART_LENGTH)
  return Object.fromEntries(linkParts.map((part) => [part, value(part)])) as LinkDraft
}

/** The parameters of the payment link. The practice of a studio goes without saying. */
export function toLinkParameters(draft: LinkDraft): LinkParameters {
  const stated = linkParts.filter((part) => part !== 'practice' || draft.studio === '')
  return Object.fromEntries(
    stated.flatMap((part) => {
      const value = draft[part].trim()
      return value === '' ? [] : [[parameterOf[part], value]]
    }),
  )
}

/** Where each part is wrong: the first problem of its parameter. */
export function problemsByPart(
  problems: readonly LinkProblem[],
): Partial<Record<LinkPart, LinkProblem['code']>> {
  return Object.fromEntries(
    linkParts.flatMap((part) => {
      const found = problems.find(({ parameter }) => parameter === parameterOf[part])
      return found ? [[part, found.code]] : []
    }),
  )
}

interface Place {
  /** The public origin of the site. */
  origin: string
  locale: Locale
}

/**
 * The address of the payment page, with its buyer's values in the fragment.
 */
export function paymentLink(
  { origin, locale }: Place,
  parameters: LinkParameters,
  buyer: Partial<BuyerValues>,
): string {
  const path = linksFrom({ locale, brand: 'all' })('payment-public', parameters)
  return `${origin}${path}${fragmentOfBuyer(buyer)}`
}

/**
 * The shortest address that leads to the same purchase, to be printed. Any page with a studio and a
 * plan in its query leads to the payment page.
 */
export function shortPaymentLink({ origin, locale }: Place, parameters: LinkParameters): string {
  if (!parameters.store_id || !parameters.sp) return paymentLink({ origin, locale }, parameters, {})
  return `${origin}${localePath(locale, '/')}?${buildQuery(parameters)}`
}
