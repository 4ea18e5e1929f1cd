const escaped = (text: string) => text.replaceAll('<', '%3C').replaceAll('>', '%3E')

/**
 * The drawing of an icon as a mask, for icons that a list repeats: it stands in the style sheet
 * once. `paths` is SVG without double quotes; `fill` is a color in the syntax of URLs.
 */
export const iconMask = (paths: string, fill = 'none'): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E${escaped(paths)}%3C/svg%3E")`
