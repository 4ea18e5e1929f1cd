import { toast } from './toast-store'

interface CopyTexts {
  copied: string
  /** Says how to copy by hand. */
  copyFailed: string
}

/** Copies a text to the clipboard and says so; false when the browser denies access to it. */
export async function copyText(text: string, { copied, copyFailed }: CopyTexts): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    toast({ kind: 'error', message: copyFailed })
    return false
  }
  toast({ kind: 'success', message: copied })
  return true
}
