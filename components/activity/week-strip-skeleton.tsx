/** The place of the strip while it loads; its height is that of the strip. */
export function WeekStripSkeleton() {
  return <div className="member-week" data-for="member" aria-hidden="true" />
}
