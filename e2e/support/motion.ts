/** For journeys in which what moves could get in the way: for others it is reduced, to save time. */
export const withMotion = { reducedMotion: 'no-preference' } as const
