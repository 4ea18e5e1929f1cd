/** The networks to share pages on. Specification 2, share. */
export const networks = ['facebook', 'x'] as const
export type Network = (typeof networks)[number]

/** Size of the share window. Specification 2, share. */
const WINDOW = { width: 550, height: 400 }

/** The share URL of a network for a page. */
export function shareUrl(network: Network, address: string, title: string): string {
  const [url, text] = [encodeURIComponent(address), encodeURIComponent(title)]
  return network === 'facebook'
    ? `https://www.facebook.com/sharer/sharer.php?u=${url}`
    : `https://x.com/intent/post?url=${url}&text=${text}`
}

interface Frame {
  screenX: number
  screenY: number
  outerWidth: number
  outerHeight: number
}

/** The features of a window in the middle of `frame`, for `window.open`. */
export function windowFeatures({ screenX, screenY, outerWidth, outerHeight }: Frame): string {
  const { width, height } = WINDOW
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  return `width=${width},height=${height},left=${left},top=${top},noopener,noreferrer`
}
