export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * How far a floating box must move up so that it covers none of the others, with `gap` between
 * them; 0 when it would leave the viewport.
 */
export function floatingOffset(floating: Box, others: readonly Box[], gap: number): number {
  const { left, right, top, bottom } = floating
  let lift = 0
  for (const other of [...others].sort((a, b) => b.top - a.top)) {
    // Copied one by one, because a DOMRect has no own properties to spread.
    const raised = { left, right, top: top - lift, bottom: bottom - lift }
    if (meet(raised, other)) lift = bottom - other.top + gap
  }
  return top - lift < 0 ? 0 : lift
}
