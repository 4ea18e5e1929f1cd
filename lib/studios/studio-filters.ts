import type { StudioQuery } from '@/lib/api/studios'
import type { Position } from './position'

/** How far to look around the visitor, in miles, as it stands in an address. */
export const radii = ['10', '25', '50', '100', 'any'] as const
export type Radius = (typeof radii)[number]

/** How far the first look around goes. */
export const FIRST_RADIUS: Radius = '25'

export interface StudioFilters {
  q: string
  /** Around the visitor; where that is never stands in the address. */
  near: Radius | null
}

/** Reads the filters of an address; what is none of them is as if absent. */
export function parseStudioFilters(query: URLSearchParams): StudioFilters {
  const near = query.get('near')
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    near: radii.find((radius) => radius === near) ?? null,
  }
}

/** The next wider look around; null where there is none. */
export function widerRadius(radius: Radius): Radius | null {
  return radii[radii.indexOf(radius) + 1] ?? null
}

/** The provider's query for these filters, within one brand or (null) all of them. */
export function toStudioQuery(
  { q, near }: StudioFilters,
  brandId: number | null,
  position: Position | null,
): StudioQuery {
  if (near === null || position === null) return { q, brandId }
  return { q, brandId, ...position, radiusMiles: near === 'any' ? null : Number(near) }
}
