import type { StudioQuery } from '@/lib/api/studios'
import type { Position } from './position'

/** Search radii in miles, as written in URLs. */
export const radii = ['10', '25', '50', '100', 'any'] as const
export type Radius = (typeof radii)[number]

/** The radius of the first search. */
export const FIRST_RADIUS: Radius = '25'

export interface StudioFilters {
  q: string
  /** Search radius around the visitor; the position itself is never in the URL. */
  near: Radius | null
}

/** Parses the filters of a URL; invalid ones are ignored. */
export function parseStudioFilters(query: URLSearchParams): StudioFilters {
  const near = query.get('near')
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    near: radii.find((radius) => radius === near) ?? null,
  }
}

/** The next larger radius; null when there is none. */
export function widerRadius(radius: Radius): Radius | null {
  return radii[radii.indexOf(radius) + 1] ?? null
}

/** The provider's query for these filters, in one brand or (null) in all. */
export function toStudioQuery(
  { q, near }: StudioFilters,
  brandId: number | null,
  position: Position | null,
): StudioQuery {
  if (near === null || position === null) return { q, brandId }
  return { q, brandId, ...position, radiusMiles: near === 'any' ? null : Number(near) }
}
