/** Where the frames of the card fields are, on the page's own origin. */
export const baseUrl = new URL('/stripe-fields/', location.href)
