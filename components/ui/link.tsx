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

/** Tells the links below it when the first look at the page is over. */
export function LinkPrefetching({ children }: { children: ReactNode }) {
  const [on, setOn] = useState(false)
  useEffect(() => onFirstView(() => startTransition(() => setOn(true))), [])
  return <Prefetching value={on}>{children}</Prefetching>
}

/**
 * A link to a page of ours. What stands in view is fetched ahead, but not before the page itself has
 * been looked at: until then the pages behind it would take the network and the processor from it.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  const on = useContext(Prefetching)
  return <NextLink {...props} prefetch={on ? props.prefetch : false} />
}
