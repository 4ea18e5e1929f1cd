import { hasSessionHint } from '@/lib/auth/session-hint'
import { ALL_KNOWN, EMPTY_ROWS_KEY, ROWS_WAIT_MS } from '@/lib/catalogue/empty-rows'
import { isForcedTheme, THEME_STORAGE_KEY } from '@/lib/theme/theme-choice'

const { dataset } = document.documentElement
dataset.session = hasSessionHint(document.cookie) ? 'member' : 'guest'
dataset.empty = ''
try {
  const theme = localStorage.getItem(THEME_STORAGE_KEY)
  if (isForcedTheme(theme)) dataset.theme = theme
  dataset.empty = localStorage.getItem(EMPTY_ROWS_KEY) ?? ''
} catch {
  dataset.storage = 'blocked'
}
// What waits for personal rows is shown in any case then.
setTimeout(() => (dataset.empty += ` ${ALL_KNOWN}`), ROWS_WAIT_MS)
