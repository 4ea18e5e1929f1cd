import { listsOf } from './choose-posters'
import { readGroups } from './read-groups'

/** What the order of lists and the videos in them depend on. */
export type ListedVideo = {
  id: number
  title: string
  kind: string
  level: string
  brandId: number
  instructorId: number
  durationSeconds: number
  playCount: number
  releasedAt: Date
}

type Order = (a: ListedVideo, b: ListedVideo) => number

const newest: Order = (a, b) => b.releasedAt.getTime() - a.releasedAt.getTime() || b.id - a.id
const popular: Order = (a, b) => b.playCount - a.playCount || b.id - a.id

const isShort = ({ durationSeconds }: ListedVideo) => durationSeconds < 15 * 60

/** A list of all brands together, and the same list of the brand. */
const withBrand = (name: string, { brandId }: ListedVideo) => [name, `${name} ${brandId}`]

/**
 * The lists of videos that pages show, as indexes of `videos`: the rows of homes, of the hub and of
 * instructors, the whole lists, newest or most popular first, and what is in collections and programs.
 */
export function videoLists(videos: readonly ListedVideo[]): number[][] {
  const ordered = (order: Order) => [...videos.keys()].sort((a, b) => order(videos[a]!, videos[b]!))
  const byTitle = new Map(videos.map(({ title }, index) => [title, index]))
  return [
    ...listsOf(videos, ordered(newest), (video) => [
      ...withBrand('all', video),
      ...withBrand(video.kind, video),
      ...(video.level === 'beginner' ? withBrand('beginner', video) : []),
      ...(isShort(video) ? withBrand('short', video) : []),
      ...withBrand(`instructor ${video.instructorId}`, video),
    ]),
    ...listsOf(videos, ordered(popular), (video) => withBrand('popular', video)),
    ...readGroups().map(({ weeks }) => weeks.flat().flatMap((title) => byTitle.get(title) ?? [])),
  ]
}
