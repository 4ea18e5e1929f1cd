import { createRoute } from '@hono/zod-openapi'
import { loadLookups, toFacetValues } from '../catalogue/lookups'
import { FacetValue } from '../catalogue/wire'
import { createApi } from '../http/api'
import { jsonResponse } from '../http/contract'
import { listOf, singlePage } from '../http/paging'

const listRoute = (path: string, summary: string) =>
  createRoute({
    method: 'get',
    path: `/api/v1/${path}`,
    summary,
    responses: { 200: jsonResponse(listOf(FacetValue), 'All of them.') },
  })

/** The facets that videos are filtered by. */
export const facets = createApi()
  .openapi(listRoute('modalities', 'Modalities'), async (c) => {
    const { modalities } = await loadLookups(c.var.deps.db)
    return c.json(singlePage(toFacetValues(modalities)), 200)
  })
  .openapi(listRoute('equipment', 'Equipment'), async (c) => {
    const { equipment } = await loadLookups(c.var.deps.db)
    return c.json(singlePage(toFacetValues(equipment)), 200)
  })
  .openapi(listRoute('body_focuses', 'Body focuses'), async (c) => {
    const { bodyFocuses } = await loadLookups(c.var.deps.db)
    return c.json(singlePage(toFacetValues(bodyFocuses)), 200)
  })
