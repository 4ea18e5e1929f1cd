import { createRoute, z } from '@hono/zod-openapi'
import { asc, eq } from 'drizzle-orm'
import { adTags as table } from '../db/schema/ad-tags'
import { createApi } from '../http/api'
import { errorResponses, jsonResponse } from '../http/contract'
import { listOf, singlePage } from '../http/paging'
import { legalAgreements as agreements } from '../identity/legal-agreements'
import { requestTranslator } from '../texts/translator'

const LegalAgreement = z
  .object({
    id: z.number().int(),
    kind: z.enum(['terms', 'privacy', 'waiver']),
    title: z.string(),
    url: z.url(),
    version: z.string(),
    required: z.boolean(),
  })
  .openapi('LegalAgreement')

const listAgreements = createRoute({
  method: 'get',
  path: '/api/v1/settings/legal_agreements',
  responses: { 200: jsonResponse(listOf(LegalAgreement), 'What a new account agrees to.') },
})

export const legalAgreements = createApi().openapi(listAgreements, (c) => {
  const { legalUrl } = c.var.deps.env
  const { translate } = requestTranslator(c)
  const data = agreements.map(({ path, ...agreement }) => ({
    ...agreement,
    title: translate(agreement.title),
    url: `${legalUrl}/${path}`,
  }))
  return c.json(singlePage(data), 200)
})

const AdTag = z
  .object({ id: z.int(), placement: z.string(), tag_url: z.url({ protocol: /^https$/ }) })
  .openapi('AdTag')

const listAdTags = createRoute({
  method: 'get',
  path: '/api/v1/settings/ad_tags',
  summary: 'Tags of third parties, to be loaded only with the visitor’s consent',
  request: { query: z.object({ placement: z.string().max(100).optional() }) },
  responses: {
    200: jsonResponse(listOf(AdTag), 'Those of the placement, or all.'),
    ...errorResponses(400),
  },
})

export const adTags = createApi().openapi(listAdTags, async (c) => {
  const { placement } = c.req.valid('query')
  const rows = await c.var.deps.db
    .select({ id: table.id, placement: table.placement, tag_url: table.tagUrl })
    .from(table)
    .where(placement ? eq(table.placement, placement) : undefined)
    .orderBy(asc(table.placement), asc(table.position), asc(table.id))
  return c.json(singlePage(rows), 200)
})
