import type { Plan } from '@/lib/api/plans'

/** Whether a plan can be bought for a brand: not when it is sold for others alone. */
export function isSoldFor({ brandIds }: Pick<Plan, 'brandIds'>, brandId: number | null): boolean {
  return brandIds === null || (brandId !== null && brandIds.includes(brandId))
}
