/** Storage key of the visitor's theme: `light`, `dark`, or no value to follow the device. */
export const THEME_STORAGE_KEY = 'theme'

/** Whether a text names a theme that was chosen; without one the page follows the device. */
export const isForcedTheme = (text: string | null | undefined): text is 'light' | 'dark' =>
  text === 'light' || text === 'dark'
