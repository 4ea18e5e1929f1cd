/**
 * Whether the browser draws an element. What is far from the view may be left out
 * (`content-visibility`), and to measure it would make the browser lay it out. True where browsers
 * do not tell. Browser only.
 */
export const isDrawn = (element: Element): boolean =>
  !('checkVisibility' in element) || element.checkVisibility({ contentVisibilityAuto: true })
