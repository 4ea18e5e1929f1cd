import type { Plan } from '@/lib/api/plans'

/** The plan that the selector puts first: the one of the link, else the first for the page's brand. */
export function emphasizedPlan(
  plans: readonly Plan[],
  { brandId, preselected }: { brandId: number | null; preselected: number | null },
): Plan | undefined {
  const type = brandId === null ? 'all' : 'single'
  const wanted = plans.find(({ id }) => id === preselected)
  return wanted ?? plans.find(({ planType }) => planType === type) ?? plans[0]
}
