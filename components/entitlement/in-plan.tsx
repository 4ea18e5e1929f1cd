'use client'

import { useAccess } from '@/hooks/entitlement/use-access'
import { brandNameHere } from '@/lib/brand/brand-name'
import { inPlanLine, type InPlanTexts } from '@/lib/entitlement/in-plan-line'

interface InPlanProps {
  brand: { id: number; name: string }
  texts: InPlanTexts
}

/** A line for members whose plan covers a brand; nothing for others. */
export function InPlan({ brand, texts }: InPlanProps) {
  return inPlanLine(useAccess(brand.id), brandNameHere(brand), texts)
}
