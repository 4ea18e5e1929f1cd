export const videoLevels = ['beginner', 'intermediate', 'advanced'] as const
export type VideoLevel = (typeof videoLevels)[number]
export const videoKinds = ['workout', 'class'] as const
export type VideoKind = (typeof videoKinds)[number]
export const videoSorts = ['newest', 'popular', 'short'] as const
export type VideoSort = (typeof videoSorts)[number]
