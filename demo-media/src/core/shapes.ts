import { num, type Point } from './math'

type Attributes = Record<string, string | number | undefined>

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('')

/** A circle as markup. */
export function circle([cx, cy]: Point, r: number, fill: string, more: Attributes = {}): string {
  return `<circle${written({ cx, cy, r, fill, ...more })}/>`
}

/** An ellipse as markup. */
export function ellipse(
  [cx, cy]: Point,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<ellipse${written({ cx, cy, rx, ry, fill, ...more })}/>`
}

/** The outline of a circle as markup. */
export function ring(
  [cx, cy]: Point,
  r: number,
  stroke: string,
  width: number,
  more: Attributes = {},
): string {
  return `<circle${written({ cx, cy, r, fill: 'none', stroke, 'stroke-width': width, ...more })}/>`
}

/** A filled path as markup. */
export function shape(d: string, fill: string, more: Attributes = {}): string {
  return `<path${written({ d, fill, ...more })}/>`
}

/** A stroked path as markup, with round ends. */
export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return `<path${written({ d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more })}/>`
}

/** A rectangle over the whole canvas. */
export function cover(
  { width, height }: { width: number; height: number },
  fill: string,
  more: Attributes = {},
): string {
  return `<rect${written({ width, height, fill, ...more })}/>`
}
