/**
 * The drawing of an icon as a mask, for icons that a list repeats: it stands in the style sheet
 * once. `fill` is a color in the syntax of URLs.
 */
export function iconMask(paths: readonly string[], fill = 'none'): string {
  const drawn = paths.map((path) => `%3Cpath d='${path}'/%3E`).join('')
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E${drawn}%3C/svg%3E")`
}
