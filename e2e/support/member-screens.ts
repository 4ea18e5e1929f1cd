/** The account screens of a member that read what is theirs. */
export const memberScreens = [
  '/account/profile',
  '/account/activity',
  '/account/activity/by-date',
  '/account/activity/in-studio',
  '/account/linked-accounts',
  '/account/subscriptions',
  '/account/subscriptions/select-brand',
  '/account/plans',
  '/account/plans?sp=3',
  '/account/offers',
  '/account/offers-exclusive',
  '/account/billing',
]
