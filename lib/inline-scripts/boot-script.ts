import { EMPTY_ROWS_KEY } from '@/lib/catalogue/empty-rows'
import { SESSION_HINT_COOKIE } from '@/lib/auth/session-hint'
import { THEME_STORAGE_KEY } from '@/lib/theme/theme-choice'

/** Runs before the first paint, so that a static page shows the right header and theme at once. */
export const BOOT_SCRIPT = `(function(r){
r.dataset.session=/(^|; )${SESSION_HINT_COOKIE}=1(;|$)/.test(document.cookie)?'member':'guest';
try{var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='light'||t==='dark')r.dataset.theme=t;r.dataset.empty=localStorage.getItem('${EMPTY_ROWS_KEY}')||''}catch(e){r.dataset.storage='blocked'}
})(document.documentElement)`
