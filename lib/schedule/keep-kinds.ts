/**
 * A script that adds the chosen kinds of class to a link from the schedule to another of its days or
 * brands when it is followed: a page's stored HTML knows no query. Once the page is alive its links
 * know them, and nothing is left to add.
 */
export const KEEP_KINDS = `(function(key){function keep(e){
var a=e.target.closest&&e.target.closest('[data-screen=schedule] a');
if(!a||a.pathname!==location.pathname)return;
var kinds=new URLSearchParams(location.search).get(key);
if(/^\\d+(,\\d+){0,99}$/.test(kinds)&&!new URLSearchParams(a.search).has(key))
a.search+=(a.search?'&':'?')+key+'='+kinds}
['click','auxclick','contextmenu'].forEach(function(t){document.addEventListener(t,keep,true)})
})('modalities_ids')`
