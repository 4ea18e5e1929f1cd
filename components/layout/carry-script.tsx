'use client'

import { carriedParams } from '@/lib/flow/carried-params'
import { MAX_PARAM_LENGTH } from '@/lib/flow/flow-params'
import { onFollow } from '@/lib/routing/on-follow'

// The last lines say what flowPath says: a plan chosen here is not written beside a store.
const script = onFollow(
  'a[data-carries-but]',
  `var keys=${JSON.stringify(carriedParams)},to=new URL(a.href),here=new URLSearchParams(location.search),but=a.dataset.carriesBut.split(' ');
keys.forEach(function(k){var v=here.get(k);
if(v&&v.length<=${MAX_PARAM_LENGTH}&&but.indexOf(k)<0&&!to.searchParams.has(k))to.searchParams.set(k,v)});
if(here.get('store_id')&&!here.get('sp'))to.searchParams.delete('sp');
a.href=to.href`,
)

/**
 * Keeps the parameters of the steps for whoever follows a link of the server's HTML before it has
 * been hydrated. It does nothing where it is rendered in the browser: those links know the address.
 */
export function CarryScript() {
  return (
    <script
      type={typeof window === 'undefined' ? 'text/javascript' : 'text/plain'}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
