/** After how long nobody expects any more what they pressed, in milliseconds. */
const EARLY_FOR_MS = 15_000

const pressed = 'button[type=button]:not([popovertarget]),input[type=radio],a[data-waits]'

// React marks what it has hydrated with a property of this name. A click that gets as far as the
// document has been given to React there; one on a part whose code is missing yet has not.
// It is idle once what it found by waking, such as the address's query, is taken in too.
// A link or a choice pressed a second time does what it does without scripts.
// A form whose button waits (SubmitButton) is sent once the button does not wait any more.
/** Does early input again once the page is alive; see `EarlyInputScript`. */
export const EARLY_INPUT_SCRIPT = `(function(early){
function awake(el){return Object.keys(el).some(function(k){return k.indexOf('__reactProps$')===0})&&!waiting(el)}
function waiting(form){return form.tagName==='FORM'&&form.querySelector('[type=submit][data-waking]')}
function forget(type,el){early=early.filter(function(one){return one.type!==type||el&&one.el!==el})}
function keep(type,el){early.push({type:type,el:el,value:el.value,at:Date.now()});if(early.length===1)later()}
function later(){requestAnimationFrame(function(){(window.requestIdleCallback||setTimeout)(next)})}
function next(){
var one=early[0],el=one&&one.el;if(!one)return;
if(!el.isConnected||Date.now()-one.at>${EARLY_FOR_MS})early.shift();
else if(awake(el)){
if(one.type==='click')el.click();
else if(one.type==='submit'){early.shift();el.requestSubmit()}
else{early.shift();if(one.type==='change')el.value=one.value;el.dispatchEvent(new Event(one.type,{bubbles:true}))}}
if(early.length)later()}
addEventListener('click',function(e){
if(!e.isTrusted)return;
var el=e.target.closest&&e.target.closest('${pressed}');
if(el&&(awake(el)||el.href&&(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)))el=null;
var again=early.some(function(one){return one.type==='click'&&one.el===el});
forget('click');
if(!el||again&&el.type!=='button')return;
keep('click',el);if(el.type!=='button')e.preventDefault()},true);
document.addEventListener('click',function(){early=early.filter(function(one){return one.type!=='click'||!awake(one.el)})});
function send(form){if(!form||!waiting(form))return;forget('submit',form);keep('submit',form)}
addEventListener('keydown',function(e){
if(e.isTrusted&&e.key==='Enter'&&!e.isComposing&&e.target.tagName==='INPUT')send(e.target.form)},true);
addEventListener('pointerup',function(e){
var el=e.isTrusted&&e.target.closest&&e.target.closest('[type=submit][data-waking]');if(el)send(el.form)},true);
['input','change'].forEach(function(type){addEventListener(type,function(e){var el=e.target;
if(type==='change'&&el.tagName!=='SELECT'||awake(el))return;
forget(type,el);keep(type,el)},true)})
})([])`
