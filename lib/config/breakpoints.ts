/** Widths in CSS pixels at which the layout changes. Specification 9, breakpoints. */
export const breakpoints = { smallMobile: 320, bigMobile: 375, mobile: 576, tablet: 768 } as const

/** How long the window must stop changing before a resize counts, in milliseconds. Specification 9. */
export const RESIZE_DEBOUNCE_MS = 300

/** The height in CSS pixels up to which a window has no room for what sticks or floats. */
export const LOW_WINDOW = 399
