import { hasSessionHint } from '@/lib/auth/session-hint'
import { EMPTY_ROWS_KEY } from '@/lib/catalogue/empty-rows'
import { isForcedTheme, THEME_STORAGE_KEY } from '@/lib/theme/theme-choice'

const { dataset } = document.documentElement
dataset.session = hasSessionHint(document.cookie) ? 'member' : 'guest'
try {
  const theme = localStorage.getItem(THEME_STORAGE_KEY)
  if (isForcedTheme(theme)) dataset.theme = theme
  dataset.empty = localStorage.getItem(EMPTY_ROWS_KEY) ?? ''
} catch {
  dataset.storage = 'blocked'
}
