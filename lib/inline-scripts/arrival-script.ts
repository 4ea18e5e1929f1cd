import { rememberedParams } from '@/lib/flow/flow-params'
import { FLOW_KEY } from '@/lib/flow/flow-store'

/**
 * Stores the parameters of an arrival in `flow`, the store of lib/flow. What comes from a page of ours
 * is no arrival: it has been stored, or is said to one screen. Without storage the address alone
 * carries the parameters.
 */
export const ARRIVAL_SCRIPT = `(function(keys){
if(document.referrer.indexOf(location.origin+'/')===0)return;
var q=new URLSearchParams(location.search),p={},any;
keys.forEach(function(k){var v=q.get(k);if(v)any=p[k]=v});
if(any)try{var f=JSON.parse(sessionStorage.getItem('${FLOW_KEY}'))||{};f.queryParams=p;sessionStorage.setItem('${FLOW_KEY}',JSON.stringify(f))}catch(e){document.documentElement.dataset.storage='blocked'}
})(${JSON.stringify(rememberedParams)})`
