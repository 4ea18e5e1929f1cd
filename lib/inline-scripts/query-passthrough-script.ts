import { carriedParams, MAX_PARAM_LENGTH } from '@/lib/flow/flow-params'
import { onLinkFollow } from '@/lib/browser/on-link-follow'

/**
 * Carries the parameters of the steps to links that are followed. The last lines say what flowPath
 * says: a plan chosen here is not written beside a store.
 */
export const QUERY_PASSTHROUGH_SCRIPT = onLinkFollow(
  'a[data-carries-but]',
  `var keys=${JSON.stringify(carriedParams)},to=new URL(a.href),here=new URLSearchParams(location.search),but=a.dataset.carriesBut.split(' ');
keys.forEach(function(k){var v=here.get(k);
if(v&&v.length<=${MAX_PARAM_LENGTH}&&but.indexOf(k)<0&&!to.searchParams.has(k))to.searchParams.set(k,v)});
if(here.get('store_id')&&!here.get('sp'))to.searchParams.delete('sp');
a.href=to.href`,
)
