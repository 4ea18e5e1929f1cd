import { createRoute, z } from '@hono/zod-openapi'
import { errorResponses, idParam, jsonBody, jsonResponse, queryId } from '../../http/contract'
import { listOf, pageQuery } from '../../http/paging'
import { requireUser } from '../../http/session'
import { pdfResponse } from '../documents'
import {
  CancelBody,
  ChangeBody,
  Membership,
  PauseOptions,
  Preview,
  PreviewOutdated,
} from './membership-contract'

export const list = createRoute({
  method: 'get',
  path: '/api/v1/subscriptions',
  description: `The user’s subscriptions, newest first. \`active\` are those that have begun and not
ended, also when they are past due, paused or about to end, and on the first page the access by a studio or
an employer; \`canceled\` are those that were begun and have ended.`,
  request: {
    query: pageQuery.extend({
      status: z.enum(['active', 'canceled', 'incomplete', 'past_due']).optional(),
    }),
  },
  middleware: requireUser,
  responses: {
    200: jsonResponse(listOf(Membership), 'The subscriptions.'),
    ...errorResponses(400, 401),
  },
})

const path = '/api/v1/subscriptions/{id}'
const own = { request: { params: idParam }, middleware: requireUser } as const
const membership = jsonResponse(Membership, 'The subscription as it is now.')

export const read = createRoute({
  ...own,
  method: 'get',
  path,
  description: 'While a change waits for its payment, the answer carries the secret to confirm it.',
  responses: { 200: membership, ...errorResponses(401, 404) },
})

export const cancel = createRoute({
  method: 'delete',
  path,
  description: `Cancels. It ends with the period that is paid, or with the trial, and can be taken back until
then. One that is past due, in a pause or was never paid ends at once. Nothing more is charged. Repeating it
changes nothing.`,
  request: {
    params: idParam,
    body: { content: { 'application/json': { schema: CancelBody } }, required: false },
  },
  middleware: requireUser,
  responses: { 200: membership, ...errorResponses(400, 401, 404, 409, 422, 503) },
})

export const change = createRoute({
  method: 'put',
  path,
  description: `Makes one change.

- \`brand_id\`: another brand of a plan for one; free, once in each billing period. Too early is a 422 with
  \`next_change_at\`.
- \`cancel_at_period_end: false\`: takes a cancellation back.
- \`pause_until\`: pauses until one of the \`pause_options\`; null takes a pause back, and ends one that has
  begun by a charge for a period from now on.
- \`subscription_plan_id\`: another plan, for the amount of \`change_preview\` to the cent; another amount by
  now is a 409 with the new preview. When the bank wants the payment confirmed, the answer carries its secret
  and the plan changes once it is.

**Idempotency-Key** stands for one change for ever. A refused change (422) does not use it up and leaves
everything as it was. 409 also says that another change is under way.`,
  request: {
    headers: z.object({ 'idempotency-key': z.string().optional() }),
    params: idParam,
    body: jsonBody(ChangeBody),
  },
  middleware: requireUser,
  responses: {
    200: membership,
    409: jsonResponse(PreviewOutdated, 'Another amount, or another change is under way.'),
    ...errorResponses(400, 401, 404, 422, 503),
  },
})

export const cancellation = createRoute({
  ...own,
  method: 'get',
  path: `${path}/cancellation.pdf`,
  responses: {
    200: pdfResponse('The confirmation of a cancellation.'),
    ...errorResponses(401, 404, 429),
  },
})

export const preview = createRoute({
  method: 'get',
  path: `${path}/change_preview`,
  description: 'What a change of plan costs now, by the proration of the card gateway.',
  request: {
    params: idParam,
    query: z.object({ subscription_plan_id: queryId.optional(), brand_id: queryId.optional() }),
  },
  middleware: requireUser,
  responses: { 200: jsonResponse(Preview, 'The amounts.'), ...errorResponses(400, 401, 404, 422) },
})

export const options = createRoute({
  ...own,
  method: 'get',
  path: `${path}/pause_options`,
  responses: {
    200: jsonResponse(PauseOptions, 'When a pause can end that begins with the next period.'),
    ...errorResponses(401, 404, 422),
  },
})
