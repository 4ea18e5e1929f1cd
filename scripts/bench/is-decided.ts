/**
 * Whether more than half of all visits that would be made reach the goals already: the medians then
 * do too, whatever the remaining ones give. A page that misses them is always visited to the end.
 */
export const isDecided = <Visit>(
  visits: readonly Visit[],
  ofAll: number,
  reachesGoals: (visit: Visit) => boolean,
): boolean => visits.filter(reachesGoals).length > ofAll / 2
