const script = document.currentScript as HTMLScriptElement | null

/** The folder that this script came from; frames and calls go to the same place. */
export const baseUrl = new URL('.', script?.src || new URL('/sandbox/', location.href))
