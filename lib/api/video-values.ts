export const videoLevels = ['beginner', 'intermediate', 'advanced'] as const

export const videoKinds = ['workout', 'class'] as const
