import { SESSION_HINT_COOKIE } from '@/lib/session-hint'
import { THEME_STORAGE_KEY } from '@/lib/theme/theme-choice'

// Runs before the first paint, so that a static page shows the right header and theme at once.
const script = `(function(r){
r.dataset.session=/(^|; )${SESSION_HINT_COOKIE}=1(;|$)/.test(document.cookie)?'member':'guest';
try{var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='light'||t==='dark')r.dataset.theme=t}catch(e){r.dataset.storage='blocked'}
})(document.documentElement)`

/** Sets `data-session` (guest or member) and, when chosen, `data-theme` on `<html>`. */
export function BootScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
