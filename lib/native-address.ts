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
