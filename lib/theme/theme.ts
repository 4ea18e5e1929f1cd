import { createTheme } from 'styled-components'
import { brandAsset } from '@/lib/brand/brand-asset'
import { brandLooks } from '@/lib/brand/brand-looks'
import { brandColors, type ColorPair, mainTextColor, palette } from './brand-colors'
import { brandStyle, faces } from './brand-style'

type Themed<T> = { readonly [K in keyof T]: string }

/**
 * `light-dark()` follows `color-scheme`, so choosing a theme sets a single property on `<html>`.
 */
export function themed<T extends Record<string, ColorPair>>(pairs: T): Themed<T> {
  const entries = Object.entries(pairs).map(([name, [light, dark]]) => [
    name,
    light === dark ? light : `light-dark(${light},${dark})`,
  ])
  return Object.fromEntries(entries)
}

const look = brandStyle(brandLooks.all, brandAsset('all', 'motif'))

const tokens = {
  color: themed(palette),
  brand: { ...themed(brandColors.all), onMain: mainTextColor },
  font: {
    ...look.font,
    mark: faces.archivo,
    text: faces.inter,
  },
  look: look.look,
  size: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: 'clamp(1.125rem, 1.07rem + 0.25vw, 1.25rem)',
    xl: 'clamp(1.375rem, 1.22rem + 0.7vw, 1.75rem)',
    xxl: 'clamp(1.875rem, 1.56rem + 1.4vw, 2.5rem)',
    hero: 'clamp(2.375rem, 1.5rem + 3.8vw, 4rem)',
  },
  space: {
    gutter: '20px',
    section: 'clamp(2.5rem, 1.4rem + 4.8vw, 5.5rem)',
    slide: '20px',
  },
  width: { page: '75rem', text: '62ch', form: '28rem' },
  radius: { ...look.radius, pill: '999px' },
  shadow: { float: '0 1px 2px rgb(22 19 15 / 6%), 0 12px 32px rgb(22 19 15 / 14%)' },
  motion: { fast: '120ms', base: '180ms', slow: '240ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
}

type Tokens = typeof tokens
type Names = { readonly [G in keyof Tokens]: { readonly [K in keyof Tokens[G]]: string } }

const contract = createTheme(tokens, { prefix: 'x' })

/** Names of the custom properties, `--x-color-ink`, to define or override them. */
export const tokenNames: Names = contract.vars

/** Values of the custom properties as the global style defines them for X+. */
export const tokenValues: Names = contract.raw

function references(names: Names): Names {
  const groups = Object.entries(names).map(([group, members]) => [
    group,
    Object.fromEntries(Object.entries(members).map(([key, name]) => [key, `var(${name})`])),
  ])
  return Object.fromEntries(groups)
}

/**
 * Every token as `var(--x-…)`, for styled templates on the server and in the browser alike.
 * The global style always defines them, so the fallbacks that `createTheme` adds would only
 * repeat the palette in every page's HTML.
 */
export const theme: Names = references(tokenNames)
