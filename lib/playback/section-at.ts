import type { VideoSection } from '@/lib/api/video-details'

/** The index of the section that a position in seconds is in; -1 without sections. */
export function sectionAt(
  sections: readonly Pick<VideoSection, 'startsAtSeconds'>[],
  seconds: number,
): number {
  return sections.findLastIndex(({ startsAtSeconds }) => startsAtSeconds <= seconds)
}
