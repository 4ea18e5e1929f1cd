import { useDebounced } from '@/hooks/use-debounced'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { checkPaymentLink, type LinkParameters, type PaymentLink } from '@/lib/api/payment-links'
import { swrKeys } from '@/lib/api/swr-keys'
import { buildQuery } from '@/lib/routing/query'

const TYPING_MS = 400

/**
 * What the provider says of a payment link: `link` is the latest that is known, also while a newer
 * one is checked.
 */
export type LinkCheck = { retry: () => void } & (
  | { status: 'none' | 'checking' | 'failed'; link: PaymentLink | null }
  | { status: 'checked'; link: PaymentLink }
)

/** Asks the provider about a link once its parts have not changed for a moment. */
export function useLinkCheck(parameters: LinkParameters): LinkCheck {
  const query = buildQuery(parameters)
  const settled = useDebounced(query, TYPING_MS)
  const asked: LinkParameters = Object.fromEntries(new URLSearchParams(settled))
  const read = useRead(
    settled === '' ? null : swrKeys.paymentLink(asked),
    () => checkPaymentLink(browserApi, asked),
    { keepPreviousData: true },
  )
  const { data: link, retry } = read
  if (query === '') return { status: 'none', link: null, retry }
  if (settled !== query || read.isLoading) return { status: 'checking', link, retry }
  if (read.error !== undefined || !link) return { status: 'failed', link, retry }
  return { status: 'checked', link, retry }
}
