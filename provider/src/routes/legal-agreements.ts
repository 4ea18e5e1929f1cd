import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { jsonResponse } from '../http/contract'
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

const route = createRoute({
  method: 'get',
  path: '/api/v1/settings/legal_agreements',
  responses: { 200: jsonResponse(listOf(LegalAgreement), 'What a new account agrees to.') },
})

export const legalAgreements = createApi().openapi(route, (c) => {
  const { legalUrl } = c.var.deps.env
  const { translate } = requestTranslator(c)
  const data = agreements.map(({ path, ...agreement }) => ({
    ...agreement,
    title: translate(agreement.title),
    url: `${legalUrl}/${path}`,
  }))
  return c.json(singlePage(data), 200)
})
