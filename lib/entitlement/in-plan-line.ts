import { fill } from '@/lib/locale/fill'
import type { Access } from './access'

export interface InPlanTexts {
  inPlan: string
  /** With `{brand}`. */
  inPlanOf: string
}

/** The line that says that a plan covers something, and which; null where none does. */
export function inPlanLine(access: Access, brandName: string, texts: InPlanTexts): string | null {
  if (access.kind !== 'covered') return null
  return access.brandId === null ? texts.inPlan : fill(texts.inPlanOf, { brand: brandName })
}
