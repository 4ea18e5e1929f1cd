import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../../http/api'
import { json } from '../../http/contract'
import { listOf, whole } from '../../http/paging'
import { legalAgreements as agreements } from '../../identity/legal-agreements'
import { speechOf } from '../../texts/speech-of'

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
  responses: { 200: json(listOf(LegalAgreement), 'What a new account agrees to.') },
})

export const legalAgreements = createApi().openapi(route, (c) => {
  const { legalUrl } = c.var.deps.env
  const { say } = speechOf(c)
  const data = agreements.map(({ path, ...agreement }) => ({
    ...agreement,
    title: say(agreement.title),
    url: `${legalUrl}/${path}`,
  }))
  return c.json(whole(data), 200)
})
