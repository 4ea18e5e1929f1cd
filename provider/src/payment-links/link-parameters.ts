/** The parameters of a payment link, as they stand in its address; blank ones are absent. */
export type LinkParameters = Partial<Record<LinkParameter, string>>

/** Every parameter that a link may have. */
export const linkParameters = [
  'store_id',
  'sp',
  'brand_id',
  'offer_id',
  'code',
  'referrer_id',
] as const
export type LinkParameter = (typeof linkParameters)[number]

export const problemCodes = [
  'malformed',
  'unknown',
  'not_on_sale',
  'expired',
  'used_up',
  'not_for_plan',
  'not_for_brand',
  'not_with_offer',
  'needs_brand',
] as const

export type ProblemCode = (typeof problemCodes)[number]

/** `blocks`: the purchase cannot go on as linked. */
export type LinkProblem = {
  parameter: LinkParameter
  code: ProblemCode
  blocks: boolean
}

const idPattern = /^[1-9]\d{0,8}$/
const codePattern = /^[^\p{C}\p{Z}]{1,100}$/u

/** Whether a value could be one of its parameter: ids are positive integers. */
export const isWellFormed = (parameter: LinkParameter, value: string): boolean =>
  (parameter === 'code' || parameter === 'referrer_id' ? codePattern : idPattern).test(value)
