import type { Brand } from '@/lib/brand/brands'
import { band, smoothPath } from '../core/curves'
import { num, polar } from '../core/math'
import { textPath } from '../core/text-path'

/** The X+ mark, 142 wide and 100 high: one arm of the X passes over the other, the plus stands high. */
export const plusMark =
  '<path d="M0 0H33L47 20.9L30.5 45.5ZM67 100L53 79.1L69.5 54.5L100 100Z"/>' +
  '<path d="M67 0H100L33 100H0Z"/>' +
  '<path d="M113 0H127V15H142V29H127V44H113V29H98V15H113Z"/>'

const around = (count: number, draw: (degrees: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw((index * 360) / count, index)).join('')

const stroke = (width: number, inside: string) =>
  `<g fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${inside}</g>`

function burst(): string {
  const points = Array.from({ length: 20 }, (_, index) =>
    polar([50, 50], index * 18 - 90, index % 2 ? 24 : index % 4 === 0 ? 47 : 38),
  )
  return `<path d="M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}ZM50 39A11 11 0 1 0 50 61A11 11 0 1 0 50 39Z" fill-rule="evenodd"/>`
}

function whirl(degrees: number): string {
  const edge = (lead: number) =>
    Array.from({ length: 7 }, (_, index) => {
      const along = index / 6
      return polar([50, 50], degrees + along * 105 + lead * (1 - along ** 3), 7 + along * 40)
    })
  return `<path d="${smoothPath([...edge(0), ...edge(40).toReversed().slice(1)])}"/>`
}

const glyphs: Partial<Record<string, string>> = {
  yoga: `<path d="M24 58A26 26 0 0 1 76 58Z"/>${stroke(7.5, '<path d="M7 58A43 43 0 0 1 93 58"/><path d="M5 76Q27.5 62 50 76T95 76"/><path d="M20 92Q35 83 50 92T80 92"/>')}`,
  pilates: stroke(
    8,
    [24, 41, 58, 75]
      .map((x) => `<ellipse cx="${x}" cy="50" rx="12" ry="36" transform="rotate(14 ${x} 50)"/>`)
      .join(''),
  ),
  barre: Array.from(
    { length: 5 },
    (_, index) =>
      `<path d="${band([50, 84], 17, 68 - Math.abs(index - 2) * 5, -172 + index * 33.6, -172 + index * 33.6 + 29.6)}"/>`,
  ).join(''),
  cycling: `${stroke(9, '<circle cx="50" cy="50" r="42"/>')}${stroke(
    3.6,
    around(9, (degrees) => {
      const from = polar([50, 50], degrees + 50, 9)
      const to = polar([50, 50], degrees, 38)
      return `<path d="M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}"/>`
    }),
  )}<circle cx="50" cy="50" r="9"/>`,
  rowing: stroke(
    8,
    '<ellipse cx="50" cy="52" rx="45" ry="31"/><ellipse cx="50" cy="52" rx="27" ry="17.5"/><ellipse cx="50" cy="52" rx="8" ry="4"/>',
  ),
  boxing: burst(),
  stretching: stroke(
    13,
    '<path d="M8 62C26 18 44 22 52 40S76 62 92 26"/><path d="M10 86C28 62 44 66 54 74S78 84 91 60" stroke-width="8"/>',
  ),
  running: stroke(
    11,
    '<path d="M10 92V72A62 62 0 0 1 72 10H90"/><path d="M34 92V72A38 38 0 0 1 72 34H90"/><path d="M58 92V72A14 14 0 0 1 72 58H90"/>',
  ),
  dance: around(7, whirl),
  strength:
    '<rect x="2" y="44" width="96" height="12" rx="4"/><rect x="12" y="30" width="11" height="40" rx="4"/><rect x="26" y="16" width="14" height="68" rx="5"/><rect x="60" y="16" width="14" height="68" rx="5"/><rect x="77" y="30" width="11" height="40" rx="4"/>',
  wellness: stroke(
    6.5,
    around(6, (degrees) => {
      const [x, y] = polar([50, 50], degrees - 90, 21)
      return `<circle cx="${num(x)}" cy="${num(y)}" r="22"/>`
    }),
  ),
}

/** The first letter of a name, for a brand that has no mark of its own yet. */
function initial(name: string): string {
  const { markup, width, capHeight } = textPath(name.slice(0, 1).toUpperCase(), 'display', 116)
  return `<g transform="translate(${num(50 - width / 2)} ${num(50 + capHeight / 2)})">${markup}</g>`
}

/** The mark of a single brand in a square of 100, drawn in `currentColor`. */
export const glyphOf = ({ key, name }: Pick<Brand, 'key' | 'name'>) => glyphs[key] ?? initial(name)
