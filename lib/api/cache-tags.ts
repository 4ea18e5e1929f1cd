/** The tags under which catalogue reads are cached; `POST /api/revalidate` clears one. */
export const cacheTags = [
  'body-focuses',
  'brands',
  'equipment',
  'instructors',
  'legal-agreements',
  'live-classes',
  'modalities',
  'offers',
  'plans',
  'studios',
  'video-groups',
  'videos',
] as const
