import type { Video } from '@/lib/api/videos'

/** A video of 20 minutes with all fields of the provider. */
export function videoFixture(options: Partial<Video> = {}): Video {
  return {
    id: 3,
    title: 'Slow Morning Flow',
    description: '',
    kind: 'workout',
    thumbnailUrl: null,
    placeholder: null,
    durationSeconds: 1200,
    level: 'beginner',
    brandData: { id: 4, externalId: '4', name: 'Yoga' },
    instructor: { id: 1, firstName: 'Ada', lastName: 'Lee', imageUrl: null, placeholder: null },
    modalities: [],
    equipment: [],
    bodyFocuses: [],
    releasedAt: null,
    free: false,
    favorite: null,
    completion: null,
    resumeSeconds: null,
    ...options,
  }
}
