/** What a subscription covers: every brand, or the one of `brandId`. */
export type Scope = { planType: 'all' | 'single'; brandId: number | null }

/** True when both cover a common brand. */
export function overlaps(a: Scope, b: Scope): boolean {
  return a.planType === 'all' || b.planType === 'all' || a.brandId === b.brandId
}

/** True when both open exactly the same. */
export function isSameScope(a: Scope, b: Scope): boolean {
  return a.planType === b.planType && a.brandId === b.brandId
}

/** True when `next` replaces `current` instead of existing beside it. */
export function isUpgrade(current: Scope, next: Scope): boolean {
  return current.planType === 'single' && next.planType === 'all'
}
