import type { Brand } from '@/lib/brand/brands'
import { brandFromQuery } from '@/lib/brand/parse-brand'
import type { FlowParams } from '@/lib/flow/flow-params'

/** The brand that the parameters of the steps name; X+ when they name none. */
export const flowBrand = (params: FlowParams): Brand => brandFromQuery(new URLSearchParams(params))
