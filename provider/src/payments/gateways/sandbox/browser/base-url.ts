const script = document.currentScript as HTMLScriptElement | null

/** The folder that this script was loaded from; frames and calls use the same one. */
export const baseUrl = new URL('.', script?.src || new URL('/sandbox/', location.href))
