import { buildInstructors } from './build-instructors'
import type { SeedVideo } from './build-videos'
import { choosePosters, listsOf } from './choose-posters'
import { brandOf, facets } from './facets'
import { readGroups } from './read-groups'
import { namesOf } from './rows'

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
  const read = readGroups()
  const lists = listsOf(read, [...read.keys()], ({ kind, workoutType }) => [
    kind,
    `${kind} ${workoutType}`,
  ])
  const posters = choosePosters(read, lists)
  const built = read.map(({ kind, workoutType, title, description, weeks: titles }, index) => {
    const weeks = titles.map((week) => week.map(find))
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
