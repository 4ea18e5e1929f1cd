import type { Brand } from '@/lib/brand/brands'
import { num } from '../core/math'
import { textPath } from '../core/text-path'
import { mainColors } from './brand-colors'
import { glyphOf, plusMark } from './glyphs'

export const logoVariants = ['standard', 'square', 'white', 'icon', 'motif'] as const
export type LogoVariant = (typeof logoVariants)[number]

/**
 * A brand's logo as a whole SVG document: `standard` and `white` are mark and name side by side,
 * `square` is mark over name on the brand's color, `icon` is the mark on a rounded tile, `motif`
 * is the mark alone, for a page to cut out of a color of its own.
 */
export function logo(brand: Pick<Brand, 'look' | 'name'>, variant: LogoVariant): string {
  const color = mainColors[brand.look]
  const glyph = glyphOf({ key: brand.look, name: brand.name })
  const ink = variant === 'standard' ? color : '#ffffff'
  const wrap = (width: number, height: number, inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(width)} ${num(height)}" width="${num(width)}" height="${num(height)}" role="img" aria-label="${brand.name}"><g color="${ink}" fill="${ink}">${inside}</g></svg>\n`
  const place = (x: number, y: number, size: number, markup: string) =>
    `<g transform="translate(${num(x)} ${num(y)}) scale(${num(size)})">${markup}</g>`

  if (variant === 'motif')
    return wrap(
      100,
      100,
      brand.look === 'all' ? place(5, 18, 0.63, plusMark) : place(6, 6, 0.88, glyph),
    )
  if (variant === 'icon') {
    const mark = brand.look === 'all' ? place(20, 29, 0.42, plusMark) : place(22, 22, 0.56, glyph)
    return wrap(100, 100, `<rect width="100" height="100" rx="24" fill="${color}"/>${mark}`)
  }
  if (variant === 'square') {
    const tile = `<rect width="240" height="240" fill="${color}"/>`
    if (brand.look === 'all') return wrap(240, 240, `${tile}${place(49, 70, 1, plusMark)}`)
    const name = textPath(brand.name, 'display', 36, -12)
    return wrap(
      240,
      240,
      `${tile}${place(70, 46, 1, glyph)}<g transform="translate(${num(120 - name.width / 2)} 196)">${name.markup}</g>`,
    )
  }
  if (brand.look === 'all') return wrap(71, 50, place(0, 0, 0.5, plusMark))
  const name = textPath(brand.name, 'display', 46, -14)
  return wrap(
    60 + name.width,
    56,
    `${place(0, 3, 0.48, glyph)}<g transform="translate(58 43)">${name.markup}</g>`,
  )
}
