import type { Api } from './client'
import { amount, currencyCode } from './money'
import { type Page, page } from './paging'
import { id, type Infer, object, oneOf, orNull, string, time, withDefault } from './schema'

const invoice = object({
  id,
  number: string,
  createdAt: time,
  description: withDefault(string, ''),
  amount,
  tax: withDefault(amount, 0),
  /** What was paid back of the amount. */
  refunded: withDefault(amount, 0),
  currency: currencyCode,
  status: oneOf('paid', 'refunded'),
  /** A path of the API; null when there is no document. */
  pdfUrl: orNull(string),
  cardLast4: orNull(string),
})
/** What was paid, in major units. */
export type Invoice = Infer<typeof invoice>

export function listInvoices(api: Api, query: { page: number }): Promise<Page<Invoice>> {
  return api.get('/v1/invoices', { query: { ...query, perPage: 12 }, decode: page(invoice) })
}

/** The path of the document of a period; both days (`YYYY-MM-DD`) are part of it. */
export const packPath = ({ from, to }: { from: string; to: string }): string =>
  `/api/v1/invoices/pack.pdf?from=${from}&to=${to}`
