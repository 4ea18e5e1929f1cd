// React marks what it has hydrated with a property of this name. A click that gets as far as the
// document has been given to React there; one that meets a part still waiting for its code has not.
const script = `(function(early){
function awake(b){return Object.keys(b).some(function(k){return k.indexOf('__reactProps$')===0})}
function again(){if(!early||!early.isConnected)return;if(awake(early))early.click();if(early)requestAnimationFrame(again)}
addEventListener('click',function(e){if(!e.isTrusted)return;var b=e.target.closest&&e.target.closest('button[type=button]:not([popovertarget])'),waits=early;
early=b&&!awake(b)?b:null;if(early&&!waits)requestAnimationFrame(again)},true);
document.addEventListener('click',function(){if(early&&awake(early))early=null})
})()`

/**
 * Does what was clicked before the page's scripts ran, once they do: the last button, unless
 * something else has been clicked since. Links work by themselves, and forms wait (SubmitButton).
 */
export function EarlyClickScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
