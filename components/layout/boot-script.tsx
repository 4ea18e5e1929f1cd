import { EMPTY_ROWS_KEY } from '@/lib/empty-rows'
import { SESSION_HINT_COOKIE } from '@/lib/session-hint'
import { THEME_STORAGE_KEY } from '@/lib/theme/theme-choice'

// Runs before the first paint, so that a static page shows the right header and theme at once.
const script = `(function(r){
r.dataset.session=/(^|; )${SESSION_HINT_COOKIE}=1(;|$)/.test(document.cookie)?'member':'guest';
try{var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='light'||t==='dark')r.dataset.theme=t;r.dataset.empty=localStorage.getItem('${EMPTY_ROWS_KEY}')||''}catch(e){r.dataset.storage='blocked'}
})(document.documentElement)`

/**
 * Sets on `<html>` `data-session` (guest or member), `data-theme` when one was chosen, and
 * `data-empty`, the personal rows that held nothing the last time.
 */
export function BootScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
