import { useState } from 'react'
import { useSearch } from '@/hooks/use-search'
import { replaceAddress } from '@/lib/navigation/address-params'
import { type LinkDraft, parseLinkDraft } from '@/lib/studios/payment-link'

/**
 * The draft of a payment link, which stands in the address so that it can be bookmarked. What has
 * been typed comes first: the address follows it.
 */
export function useLinkDraft() {
  const search = useSearch()
  const [changed, setChanged] = useState<Partial<LinkDraft>>({})

  function change(next: Partial<LinkDraft>) {
    setChanged({ ...changed, ...next })
    replaceAddress(next)
  }
  return { draft: { ...parseLinkDraft(new URLSearchParams(search)), ...changed }, change }
}
