/**
 * How long a phone may take to switch to the native app, in milliseconds. Specification 9.
 *
 * @internal
 */
export const APP_OPEN_TIMEOUT_MS = 2500

type NativeAppOptions = {
  /** Starts the app, usually by navigating to its own scheme (from the configuration only). */
  open: () => void
  /** Runs once when the window was not left within `timeoutMs`. */
  onFallback: () => void
  /** Called once when the user comes back after having left. */
  onReturn?: () => void
  timeoutMs?: number
  target?: Window
}

/**
 * Opens a native app. A window that loses focus, hides or unloads within the timeout counts as
 * left, and the fallback is not called. Returns a function that stops watching. Specification 4,
 * native app.
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

/** How the native app can be reached: its URL scheme, and its store pages where they exist. */
export interface NativeApp {
  url: string
  appStoreUrl: string | null
  playStoreUrl: string | null
}

/**
 * The URL that opens the app at `path`, and the URL of the store page for when it is not installed
 * (null when there is none). Null on any device other than a supported phone or tablet.
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
