import { PRODUCT_NAME } from '@/lib/brand/brands'

/** A value of structured data; undefined values are left out. */
export type Value = string | number | boolean | undefined | Thing | readonly (string | Thing)[]

/** A schema.org object. */
export interface Thing {
  '@type': string
  [property: string]: Value
}

/**
 * The content of a `<script type="application/ld+json">`. Every `<` is escaped, so that no title
 * can close the script.
 */
export function structuredText(things: readonly Thing[]): string {
  const [only] = things
  const graph = things.length === 1 ? only : { '@graph': things }
  return JSON.stringify({ '@context': 'https://schema.org', ...graph }).replaceAll('<', '\\u003c')
}

/** Formats a duration as ISO 8601, for example `PT1H5M`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ] as const
  const text = parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('')
  return `PT${text || '0S'}`
}

interface Person {
  firstName: string
  lastName: string
}

/** The product as publisher and organizer. */
export const organization = (origin: string): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: PRODUCT_NAME,
  url: `${origin}/`,
})

/** An instructor. */
export const person = ({ firstName, lastName }: Person): Thing => ({
  '@type': 'Person',
  name: `${firstName} ${lastName}`,
})
