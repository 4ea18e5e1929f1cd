import { rememberedParams } from '@/lib/flow/carried-params'

// `flow` is the store of lib/flow. What comes from a page of ours is no arrival: it has been stored,
// or is said to one screen. Without storage the address alone carries the parameters.
const script = `(function(keys){
if(document.referrer.indexOf(location.origin+'/')===0)return;
var q=new URLSearchParams(location.search),p={},any;
keys.forEach(function(k){var v=q.get(k);if(v)any=p[k]=v});
if(any)try{var f=JSON.parse(sessionStorage.getItem('flow'))||{};f.queryParams=p;sessionStorage.setItem('flow',JSON.stringify(f))}catch(e){document.documentElement.dataset.storage='blocked'}
})(${JSON.stringify(rememberedParams)})`

/**
 * Remembers the parameters of the steps that a visitor arrives with, on whichever page, until they
 * arrive with others or have bought (specification 2 and 3, query params).
 */
export function ArrivalScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
