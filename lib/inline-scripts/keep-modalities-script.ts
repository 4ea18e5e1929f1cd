import { onLinkFollow } from '@/lib/browser/on-link-follow'

/**
 * A script that adds the chosen kinds of class to a link from the schedule to another of its days or
 * brands when it is followed. Once the page is alive its links know them, and nothing is left to add.
 */
export const KEEP_MODALITIES_SCRIPT = onLinkFollow(
  '[data-screen=schedule] a',
  `if(a.pathname!==location.pathname)return;
var key='modalities_ids',kinds=new URLSearchParams(location.search).get(key);
if(/^\\d+(,\\d+){0,99}$/.test(kinds)&&!new URLSearchParams(a.search).has(key))
a.search+=(a.search?'&':'?')+key+'='+kinds`,
)
