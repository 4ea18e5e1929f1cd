/** Window widths in CSS pixels. Specification 9, breakpoints. */
export const breakpoints = { smallMobile: 320, bigMobile: 375, mobile: 576, tablet: 768 } as const
