import { isSoldIn } from '@/lib/plans/plan-price'

/** The currency of each locale of English, keyed as in the specification, section 3. */
export const localeCurrencies = { enUS: 'usd', enAU: 'aud', enCA: 'cad', en: 'usd' } as const

/** The currency used when no other applies. Specification 9. */
export const DEFAULT_CURRENCY = 'usd'

type PricedPlan = { currencyOptions: readonly { currency: string }[] }

/**
 * The currency in which prices are shown and charged, in lower case: the payer's own when all plans
 * support it (the card provider keeps one currency per customer), else the locale's when all plans
 * support it, else usd. `locale` may be written `en-AU` or `enAU`; in one country all languages have
 * one currency. Specification 9.
 */
export function chooseCurrency(input: {
  profileCurrency?: string | null
  locale: string
  plans: readonly PricedPlan[]
}): string {
  const { profileCurrency, locale, plans } = input
  const localeCurrency = new Map<string, string>(Object.entries(localeCurrencies)).get(
    `en${locale.replace(/^[a-z]+[-_]?/, '')}`,
  )
  const wanted = [profileCurrency?.toLowerCase(), localeCurrency]
  const isOffered = (currency: string) => plans.every((plan) => isSoldIn(plan, currency))
  return wanted.find((currency) => currency && isOffered(currency)) ?? DEFAULT_CURRENCY
}

/**
 * The currency in which a payer pays for one plan: that of their earlier payments, which the card
 * provider never changes, else the one that prices are shown in. Null when the plan is not sold in
 * the payer's currency, so that they cannot buy it.
 */
export function planCurrency(input: {
  profileCurrency?: string | null
  /** From `chooseCurrency`. */
  listCurrency: string
  plan: PricedPlan & { currency: string }
}): string | null {
  const { listCurrency, plan } = input
  const own = input.profileCurrency?.toLowerCase()
  if (own) return isSoldIn(plan, own) ? own : null
  return isSoldIn(plan, listCurrency) ? listCurrency : plan.currency.toLowerCase()
}
