/**
 * How long a phone may take to leave for the native app, in milliseconds. Specification 9.
 *
 * @internal
 */
export const APP_OPEN_TIMEOUT_MS = 2500

type NativeAppOptions = {
  /** Starts the app, usually by navigating to its own scheme (from the configuration only). */
  open: () => void
  /** Runs once when the window was not left within `timeoutMs`. */
  onFallback: () => void
  /** Runs once when the person comes back after having left. */
  onReturn?: () => void
  timeoutMs?: number
  target?: Window
}

/**
 * Leaves for a native app. A window that loses focus, hides or unloads in time counts as left; then
 * the fallback never runs. Returns a function that stops watching. Specification 4, native app.
 */
export function openNativeApp(options: NativeAppOptions): () => void {
  const { open, onFallback, onReturn, timeoutMs = APP_OPEN_TIMEOUT_MS, target = window } = options
  let away = false
  const events = [
    [target, 'blur'],
    [target, 'pagehide'],
    [target, 'focus'],
    [target.document, 'visibilitychange'],
  ] as const

  const stop = () => {
    clearTimeout(timer)
    for (const [source, name] of events) source.removeEventListener(name, notice)
  }
  const leave = () => {
    away = true
    clearTimeout(timer)
  }
  function notice(event: Event) {
    const hidden = target.document.visibilityState === 'hidden'
    const left = event.type === 'visibilitychange' ? hidden : event.type !== 'focus'
    if (left) return leave()
    if (!away) return
    stop()
    onReturn?.()
  }

  const timer = setTimeout(() => {
    stop()
    onFallback()
  }, timeoutMs)
  for (const [source, name] of events) source.addEventListener(name, notice)
  open()
  return stop
}

/** How the native app can be reached: its own scheme, and its store pages where there are any. */
export interface NativeApp {
  url: string
  appStoreUrl: string | null
  playStoreUrl: string | null
}

/**
 * Where the app is entered for `path`, and where it can be had when it is not there (null: nowhere
 * that is known). Null on anything but a phone or a tablet that the app is made for.
 */
export function nativeAddress(
  app: NativeApp,
  path: string,
  userAgent: string,
): { open: string; store: string | null } | null {
  const isAndroid = /Android/.test(userAgent)
  if (!isAndroid && !/iPhone|iPad|iPod/.test(userAgent)) return null
  const open = `${app.url.replace(/[^/]$/, '$&/')}${path.replace(/^\/+/, '')}`
  return { open, store: isAndroid ? app.playStoreUrl : app.appStoreUrl }
}
