import { browserStorage } from '@/lib/storage/storage'

const KEY = 'avatar'

/** The address of the member's picture as last known; empty for none, null when it is unknown. */
export const knownAvatar = (): string | null => browserStorage.read(KEY) ?? null

/** Shows a picture in the header's account button, or its icon again. */
export function showAvatar(url: string | null): void {
  const { style, dataset } = document.documentElement
  if (url) {
    style.setProperty('--avatar', `url(${JSON.stringify(url)})`)
    dataset.avatar = ''
  } else {
    style.removeProperty('--avatar')
    delete dataset.avatar
  }
}

/** Shows a picture in the header and remembers it for the next pages. */
export function setAvatar(url: string | null): void {
  browserStorage.write(KEY, url ?? '')
  showAvatar(url)
}
