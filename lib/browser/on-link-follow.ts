/**
 * A script that completes a link when it is followed: a page's stored HTML knows no query. `complete`
 * is its code, with the link as `a`; `selector` says which links, and holds no apostrophe.
 */
export const onLinkFollow = (selector: string, complete: string) => `(function(){function follow(e){
var a=e.target.closest&&e.target.closest('${selector}');if(!a)return;
${complete}}
['click','auxclick','contextmenu'].forEach(function(t){document.addEventListener(t,follow,true)})
})()`
