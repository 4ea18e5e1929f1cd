import type { Account, Price } from './account'
import { invalidRequest } from './api-error'
import type { Requests } from './requests'

type PriceData = {
  product?: string
  unit_amount?: number
  recurring?: { interval: string; interval_count?: number }
  metadata?: unknown
}

/** A price by its data, checked as Stripe does. */
export function readPriceData(account: Account, data: PriceData): Price {
  account.find('product', data.product, 'product')
  const { interval, interval_count: count = 1 } = data.recurring ?? {}
  if (!Number.isInteger(data.unit_amount) || (interval !== 'month' && interval !== 'year'))
    throw invalidRequest('Invalid price', { param: 'price_data' })
  return {
    id: account.id('price'),
    product: data.product!,
    amount: data.unit_amount!,
    interval,
    count,
    metadata: Object.fromEntries(
      Object.entries((data.metadata ?? {}) as object).map(([key, value]) => [key, String(value)]),
    ),
  }
}

export function createPrice(account: Account, request: Requests['POST /v1/prices']) {
  const price = readPriceData(account, request)
  account.price.set(price.id, price)
  return { object: 'price', ...price }
}
