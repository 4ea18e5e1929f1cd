'use client'

import NextLink from 'next/link'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react'
import { onFirstView } from '@/lib/browser/idle'

const Prefetching = createContext(false)

/** Enables prefetching of the links below it once the page has been viewed. */
export function LinkPrefetching({ children }: { children: ReactNode }) {
  const [on, setOn] = useState(false)
  useEffect(() => onFirstView(() => startTransition(() => setOn(true))), [])
  return <Prefetching value={on}>{children}</Prefetching>
}

/**
 * A link to a page of this site. Visible links are prefetched, but only after the page itself has
 * been viewed, so that prefetching does not compete with it for network and processor.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  const on = useContext(Prefetching)
  return <NextLink {...props} prefetch={on ? props.prefetch : false} />
}
