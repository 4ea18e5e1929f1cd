import { buildQuery } from '@/lib/routing/query'
import type { BuyerField, BuyerValues } from './payment-fields'

// What is personal in a link stands in its fragment, which browsers send to no server.
const names: Record<BuyerField, string> = {
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
}
/** Longer values are dropped. */
const MAX_VALUE = 200

const valuesOf = (fragment: string) => new URLSearchParams(fragment.replace(/^#/, ''))

/** The fragment that hands who buys to another page; empty for nobody. */
export function fragmentOfBuyer(buyer: Partial<BuyerValues>): string {
  const values = Object.entries(names).map(([field, name]) => [
    name,
    buyer[field as BuyerField]?.trim(),
  ])
  const query = buildQuery(Object.fromEntries(values))
  return query && `#${query}`
}

/** Who buys, as a fragment says; null when it says nothing. */
export function buyerOfFragment(fragment: string): Partial<BuyerValues> | null {
  const given = valuesOf(fragment)
  const values = Object.entries(names).flatMap(([field, name]) => {
    const value = given.get(name)?.trim()
    return value && value.length <= MAX_VALUE ? [[field, value]] : []
  })
  return values.length > 0 ? (Object.fromEntries(values) as Partial<BuyerValues>) : null
}

/** The token of the link in a mail, `#claim=…`; null when there is none. */
export const claimOfFragment = (fragment: string): string | null =>
  valuesOf(fragment).get('claim') || null
