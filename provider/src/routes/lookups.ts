import { createRoute, z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { loadLookups, offeredBrands, toFacetValues } from '../catalogue/lookups'
import { FacetValue, Modality } from '../catalogue/wire'
import { plans } from '../db/schema/plans'
import { createApi } from '../http/api'
import { jsonResponse } from '../http/contract'
import { listOf, singlePage } from '../http/paging'

const color = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/)
  .openapi({ example: '#104F55' })

const Brand = z
  .object({
    id: z.int(),
    external_id: z.string(),
    name: z.string(),
    workout_type: z.string(),
    main_color: color,
    main_text_color: z.literal('#FFFFFF'),
    secondary_text_color: color,
    logos: z.object({ standard: z.url(), square: z.url(), white: z.url(), icon: z.url() }),
    single_plan_available: z.boolean(),
  })
  .openapi('Brand')

const listBrands = createRoute({
  method: 'get',
  path: '/api/v1/brands',
  summary: 'The brands that are offered, in display order',
  responses: { 200: jsonResponse(listOf(Brand), 'All of them.') },
})

export const brands = createApi().openapi(listBrands, async (c) => {
  const { db, env } = c.var.deps
  const [lookups, singlePlans] = await Promise.all([
    loadLookups(db),
    db
      .select({ id: plans.id })
      .from(plans)
      .where(and(eq(plans.planType, 'single'), eq(plans.hidden, false)))
      .limit(1),
  ])
  const data = offeredBrands(lookups).map((brand) => {
    const logo = (variant: string) => `${env.webUrl}/brands/${brand.workoutType}/${variant}.svg`
    return {
      id: brand.id,
      external_id: brand.externalId,
      name: brand.name,
      workout_type: brand.workoutType,
      main_color: brand.mainColor,
      main_text_color: '#FFFFFF' as const,
      secondary_text_color: brand.secondaryTextColor,
      logos: {
        standard: logo('standard'),
        square: logo('square'),
        white: logo('white'),
        icon: logo('icon'),
      },
      single_plan_available: singlePlans.length > 0,
    }
  })
  return c.json(singlePage(data), 200)
})

const facetRoute = <Item extends z.ZodType>(path: string, summary: string, item: Item) =>
  createRoute({
    method: 'get',
    path: `/api/v1/${path}`,
    summary,
    responses: { 200: jsonResponse(listOf(item), 'All of them.') },
  })

/** The facets that videos are filtered by. */
export const facets = createApi()
  .openapi(facetRoute('modalities', 'Modalities', Modality), async (c) => {
    const lookups = await loadLookups(c.var.deps.db)
    // A brand that is not offered is in no list, so its modality stays a choice of its own.
    const brandIds = new Map(offeredBrands(lookups).map(({ id, name }) => [name, id]))
    const data = toFacetValues(lookups.modalities).map((modality) => ({
      ...modality,
      brand_id: brandIds.get(modality.name) ?? null,
    }))
    return c.json(singlePage(data), 200)
  })
  .openapi(facetRoute('equipment', 'Equipment', FacetValue), async (c) => {
    const { equipment } = await loadLookups(c.var.deps.db)
    return c.json(singlePage(toFacetValues(equipment)), 200)
  })
  .openapi(facetRoute('body_focuses', 'Body focuses', FacetValue), async (c) => {
    const { bodyFocuses } = await loadLookups(c.var.deps.db)
    return c.json(singlePage(toFacetValues(bodyFocuses)), 200)
  })
