/** Widths in CSS pixels at which the layout changes. Specification 9, breakpoints. */
export const breakpoints = { smallMobile: 320, bigMobile: 375, mobile: 576, tablet: 768 } as const

/** Debounce of window resizes, in milliseconds. Specification 9. */
export const RESIZE_DEBOUNCE_MS = 300

/** Height in CSS pixels up to which a viewport is too low for sticky or floating elements. */
export const LOW_WINDOW = 399
