import { splitLocale } from './locale-path'
import { screens, type ScreenKey } from './screens'

const DETAIL = /^(.+)\/(\d+)$/

/** The id that a visitor's path ends in, on the screens that carry it there; null on others. */
export function idInPath(pathname: string): string | null {
  const screen = screenOf(pathname)
  return screen && 'id' in screens[screen] && screens[screen].id === 'segment'
    ? (DETAIL.exec(pathname)?.[2] ?? null)
    : null
}

/** The screen at a visitor's path (with or without a language's prefix); null for none. */
export function screenOf(pathname: string): ScreenKey | null {
  const { path } = splitLocale(pathname)
  const [, list] = DETAIL.exec(path) ?? []
  const found = Object.entries(screens).find(([, screen]) =>
    'id' in screen && screen.id === 'segment' ? screen.path === list : screen.path === path,
  )
  return found ? (found[0] as ScreenKey) : null
}
