export const defaultCurrency = 'usd'

/**
 * The currency of a list of plans: the payer's if every plan has a price in it, else usd
 * (specification 9). Locales are the client's business: `currency_options` has every price.
 */
export function choosePlanCurrency(payer: string | undefined, plans: string[][]): string {
  const everywhere = payer !== undefined && plans.every((currencies) => currencies.includes(payer))
  return everywhere ? payer : defaultCurrency
}
