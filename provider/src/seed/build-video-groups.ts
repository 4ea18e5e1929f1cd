import { buildInstructors } from './build-instructors'
import type { SeedVideo } from './build-videos'
import { collections, laterCollections, programs } from './content/video-groups'
import { choosePosters } from './choose-posters'
import { brandOf, facets } from './facets'
import { namesOf, parseLines } from './rows'

/** Rows of collections and programs and their items, from the titles in the content. */
export function buildVideoGroups(videos: readonly SeedVideo[]) {
  const byTitle = new Map(videos.map((video) => [video.title, video]))
  const find = (title: string) => {
    const video = byTitle.get(title)
    if (!video) throw new Error(`Unknown video: ${title}`)
    return video
  }
  const names = new Map(
    buildInstructors().map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
  )
  const lines = [
    ...parseLines(collections, 4).map((cells) => ({ kind: 'collection' as const, cells })),
    ...parseLines(programs, 4).map((cells) => ({ kind: 'program' as const, cells })),
    ...parseLines(laterCollections, 4).map((cells) => ({ kind: 'collection' as const, cells })),
  ]
  const posters = choosePosters(
    lines.map(({ kind, cells: [workoutType] }) => ({
      workoutType: workoutType!,
      lists: [kind, `${kind} ${workoutType}`],
    })),
  )
  const built = lines.map(({ kind, cells }, index) => {
    const [workoutType, title, description, content] = cells as [string, string, string, string]
    const weeks = content.split(' / ').map((week) => week.split('; ').map(find))
    const flat = weeks.flatMap((week, w) =>
      week.map((video, d) => ({ video, week: w + 1, day: d + 1 })),
    )
    const id = index + 1
    const modalityIds = [...new Set(flat.flatMap(({ video }) => video.modalityIds))].sort(
      (a, b) => a - b,
    )
    const teachers = [...new Set(flat.map(({ video }) => names.get(video.instructorId)))]
    return {
      group: {
        id,
        kind,
        title,
        description,
        keywords: [
          brandOf(workoutType).name,
          ...namesOf(modalityIds, facets.modalities),
          ...teachers,
        ].join(' '),
        poster: posters[index]!,
        brandId: brandOf(workoutType).id,
        modalityIds,
        weeks: kind === 'program' ? weeks.length : null,
        position: id,
      },
      items: flat.map(({ video, week, day }, place) => ({
        groupId: id,
        position: place + 1,
        videoId: video.id,
        week: kind === 'program' ? week : null,
        day: kind === 'program' ? day : null,
      })),
    }
  })
  return { groups: built.map(({ group }) => group), items: built.flatMap(({ items }) => items) }
}
