import { expect, it } from 'vitest'
import { ApiError, type CallError, NetworkError, TimeoutError } from '@/lib/api/errors'
import { type PromotionFailure, promotionFailure } from '@/lib/checkout/failure'

const path = '/v1/promotion_codes'
const refused = (status: number, retryAfterSeconds: number | null = null) =>
  new ApiError({ method: 'GET', path, status, code: 'x', messages: ['No.'], retryAfterSeconds })

it.each<[CallError, PromotionFailure]>([
  [refused(422), { code: 'invalid', messages: ['No.'] }],
  [refused(404), { code: 'invalid', messages: [] }],
  [refused(400), { code: 'invalid', messages: [] }],
  [refused(429, 61), { code: 'tooMany', minutes: 2 }],
  [refused(429, 5), { code: 'tooMany', minutes: 1 }],
  [refused(429), { code: 'tooMany', minutes: 0 }],
  ...[401, 403, 408, 409, 418, 500, 503, 200].map((status): [CallError, PromotionFailure] => [
    refused(status),
    { code: 'failed' },
  ]),
  [new NetworkError('GET', path), { code: 'failed' }],
  [new TimeoutError('GET', path, 5000), { code: 'failed' }],
])('%s', (error, expected) => {
  expect(promotionFailure(error)).toEqual(expected)
})
