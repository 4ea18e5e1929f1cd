import { type CallError, isApiError, retryAfterMinutes } from '@/lib/api/errors'

/**
 * Why a promotion code was not taken. `minutes` says when to try again; 0 when that is not known.
 * `messages` are the provider's own sentences.
 */
export type PromotionFailure =
  | { code: 'empty' | 'currency' | 'failed' }
  | { code: 'invalid'; messages: string[] }
  | { code: 'tooMany'; minutes: number }

// Answers about the code itself. All others say nothing about whether it is valid.
const definite = [400, 404, 410, 422]

/** What a failed look-up of a code tells about it. */
export function promotionFailure(error: CallError): PromotionFailure {
  if (!isApiError(error)) return { code: 'failed' }
  if (error.status === 429) return { code: 'tooMany', minutes: retryAfterMinutes(error) ?? 0 }
  if (!definite.includes(error.status)) return { code: 'failed' }
  return { code: 'invalid', messages: error.status === 422 ? error.messages : [] }
}
