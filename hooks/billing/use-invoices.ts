import useSWRInfinite from 'swr/infinite'
import { recovering } from '@/hooks/recovering'
import { readOnReturn } from '@/hooks/read-on-return'
import { readOnce } from '@/hooks/use-read'
import { toAsyncPages } from '@/lib/api/async-pages'
import { browserApi } from '@/lib/api/browser'
import { type Invoice, listInvoices } from '@/lib/api/invoices'
import type { Page } from '@/lib/api/paging'
import { swrKeys } from '@/lib/api/swr-keys'

/** What the member has paid, the newest first, page by page. */
export function useInvoices() {
  const pages = useSWRInfinite<Page<Invoice>, unknown>(
    (index: number, previous: Page<Invoice> | null) => {
      const page = index === 0 ? 1 : (previous?.paging.nextPage ?? null)
      return page === null ? null : swrKeys.invoices(page)
    },
    ([, page]: ReturnType<typeof swrKeys.invoices>) => listInvoices(browserApi, { page }),
    { ...readOnce, ...recovering, ...readOnReturn },
  )
  const { data } = pages
  const known = data && {
    items: data.flatMap((page) => page.data),
    hasMore: data.at(-1)?.paging.nextPage != null,
  }
  return toAsyncPages(pages, known)
}
