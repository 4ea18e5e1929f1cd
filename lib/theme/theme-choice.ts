/** Where the visitor's choice of theme is kept: `light`, `dark`, or nothing to follow the device. */
export const THEME_STORAGE_KEY = 'theme'
