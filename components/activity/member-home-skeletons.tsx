/** The places of the greeting and of the week while they load; their heights are those of the parts. */
export const GreetingSkeleton = () => (
  <div className="member-greeting" data-for="member" aria-hidden="true" />
)

export const WeekStripSkeleton = () => (
  <div className="member-week" data-for="member" aria-hidden="true" />
)
