import { splitLocale } from './locale-path'
import { screens, type ScreenKey } from './screens'

/** The screen at a visitor's path (with or without a language's prefix); null for none. */
export function screenOf(pathname: string): ScreenKey | null {
  const { path } = splitLocale(pathname)
  const [, list] = /^(.+)\/\d+$/.exec(path) ?? []
  const found = Object.entries(screens).find(([, screen]) =>
    'id' in screen && screen.id === 'segment' ? screen.path === list : screen.path === path,
  )
  return found ? (found[0] as ScreenKey) : null
}
