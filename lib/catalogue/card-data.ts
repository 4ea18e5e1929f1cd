import type { Instructor } from '@/lib/api/instructors'
import type { VideoGroup } from '@/lib/api/video-groups'
import type { Video } from '@/lib/api/videos'
import { type TermTexts, toTerm } from './terms'

/** What a card shows of a video, and no more, because a page repeats it in its data. */
export type VideoCardData = ReturnType<typeof videoCardData>

/** What a card shows of a collection or program. */
export type GroupCardData = ReturnType<typeof groupCardData>

/** What a card shows of an instructor. */
export type InstructorCardData = ReturnType<typeof instructorCardData>

type ShownOfVideo = Pick<
  Video,
  | 'id'
  | 'title'
  | 'kind'
  | 'durationSeconds'
  | 'level'
  | 'instructor'
  | 'thumbnailUrl'
  | 'placeholder'
  | 'free'
>

/** The data of a video's card; what is false or missing takes no room. */
export const videoCardData = ({ instructor, ...video }: ShownOfVideo) => ({
  id: video.id,
  title: video.title,
  kind: video.kind,
  minutes: Math.round(video.durationSeconds / 60),
  ...(video.level && { level: video.level }),
  by: `${instructor.firstName} ${instructor.lastName}`,
  ...(video.thumbnailUrl && { picture: video.thumbnailUrl }),
  ...(video.placeholder && { placeholder: video.placeholder }),
  ...(video.free && { free: true }),
})

/** The data of the card of a collection or program. */
export const groupCardData = (group: VideoGroup) => ({
  id: group.id,
  title: group.title,
  kind: group.kind,
  videos: group.videoCount,
  ...(group.weeks && { weeks: group.weeks }),
  brand: group.brandData,
  ...(group.imageUrl && { picture: group.imageUrl }),
  ...(group.placeholder && { placeholder: group.placeholder }),
})

/** The data of an instructor's card, with the names of what they teach in the page's language. */
export const instructorCardData = (instructor: Instructor, modalities: TermTexts) => ({
  id: instructor.id,
  name: `${instructor.firstName} ${instructor.lastName}`,
  teaches: instructor.modalities.map((modality) => {
    const { name, lang } = toTerm(modality, modalities)
    return { name, ...(lang && { lang }) }
  }),
  picture: instructor.imageUrl,
  ...(instructor.placeholder && { placeholder: instructor.placeholder }),
})
