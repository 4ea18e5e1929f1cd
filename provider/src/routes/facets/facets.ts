import { createRoute } from '@hono/zod-openapi'
import { loadNames } from '../../catalogue/names'
import { namedList } from '../../catalogue/present-names'
import { Named } from '../../catalogue/wire'
import { createApi } from '../../http/api'
import { json } from '../../http/contract'
import { listOf, whole } from '../../http/paging'

const listRoute = (path: string, summary: string) =>
  createRoute({
    method: 'get',
    path: `/api/v1/${path}`,
    summary,
    responses: { 200: json(listOf(Named), 'All of them.') },
  })

/** The small lists that videos are filtered by. */
export const facets = createApi()
  .openapi(listRoute('modalities', 'Modalities'), async (c) => {
    const { modalities } = await loadNames(c.var.deps.db)
    return c.json(whole(namedList(modalities)), 200)
  })
  .openapi(listRoute('equipment', 'Equipment'), async (c) => {
    const { equipment } = await loadNames(c.var.deps.db)
    return c.json(whole(namedList(equipment)), 200)
  })
  .openapi(listRoute('body_focuses', 'Body focuses'), async (c) => {
    const { bodyFocuses } = await loadNames(c.var.deps.db)
    return c.json(whole(namedList(bodyFocuses)), 200)
  })
