import { addMs, dayMs, hourMs } from '../time'
import { brandVideos } from './content/brand-videos'
import { equipmentAdvice } from './content/lookups'
import { buildInstructors, type SeedInstructor } from './build-instructors'
import { choosePosters } from './choose-posters'
import { brandOf, facets } from './facets'
import { idsOf, parseLines } from './rows'
import { type ListedVideo, videoLists } from './video-lists'
import { pick, seededRandom } from './random'

const levels = { b: 'beginner', i: 'intermediate', a: 'advanced' } as const
const freePerBrand = 3

/** Every line of the content, brand by brand: title, minutes, level, kind, facets, text. */
function readLines() {
  return Object.entries(brandVideos).flatMap(([brand, { lines, stream }]) =>
    parseLines(lines, 8).map(
      ([title, minutes, level, kind, modalities, focuses, kit, text], place) => ({
        brand,
        stream,
        place,
        title: title!,
        minutes: Number(minutes),
        level: levels[level as keyof typeof levels],
        kind: kind === 'c' ? ('class' as const) : ('workout' as const),
        modalities: modalities!,
        focuses: focuses!,
        kit: kit!,
        text: text!,
      }),
    ),
  )
}

type Line = ReturnType<typeof readLines>[number]

/** The instructor of a video: one of the brand who teaches all its modalities, if there is one. */
function teacherOf(line: Line, instructors: SeedInstructor[], random: () => number) {
  const wanted = idsOf(line.modalities, facets.modalities)
  const ofBrand = instructors.filter((one) => one.brand === line.brand)
  const fitting = ofBrand.filter((one) => wanted.every((id) => one.modalityIds.includes(id)))
  return pick(random, fitting.length > 0 ? fitting : ofBrand)
}

function describe(line: Line, teacher: SeedInstructor, random: () => number): string {
  const advice = line.kit.split(', ').flatMap((name) => equipmentAdvice[name] ?? [])
  const said = pick(random, teacher.voice)
  const parts = [line.text, said]
  if (advice.length > 0 && random() < 0.6) parts.push(pick(random, advice))
  return parts.join(' ')
}

/**
 * Rows of videos for a catalogue that seems to have grown until `today`. `scale` repeats the
 * content under numbered titles, for measurements; ids start at 1.
 */
export function buildVideos(today: Date, scale: number) {
  const lines = readLines()
  const instructors = buildInstructors()
  const videos = Array.from({ length: scale }, (_, round) =>
    lines.map((line, index) => {
      const random = seededRandom(`video ${round} ${line.title}`)
      const teacher = teacherOf(line, instructors, random)
      const brand = brandOf(line.brand)
      const age = Math.floor(random() ** 1.4 * 540)
      const words = [teacher.firstName, teacher.lastName, brand.name, line.modalities, line.focuses]
      return {
        id: round * lines.length + index + 1,
        title: round === 0 ? line.title : `${line.title}, Part ${round + 1}`,
        description: describe(line, teacher, random),
        keywords: [...words, line.kit, line.level].join(' ').replaceAll(',', ''),
        kind: line.kind,
        level: line.level,
        brandId: brand.id,
        instructorId: teacher.id,
        modalityIds: idsOf(line.modalities, facets.modalities),
        equipmentIds: idsOf(line.kit, facets.equipment),
        bodyFocusIds: idsOf(line.focuses, facets.bodyFocuses),
        durationSeconds: line.minutes * 60,
        stream: line.stream,
        free: round === 0 && line.place % 7 === 0 && line.place < freePerBrand * 7,
        playCount: Math.floor(12_000 * random() ** 3),
        releasedAt: addMs(today, -age * dayMs - Math.floor(random() * 12) * hourMs),
      }
    }),
  ).flat()
  return withPosters(videos, instructors)
}

/** The videos with posters that differ between neighbors of the lists of pages. */
function withPosters<T extends ListedVideo & { instructorId: number }>(
  videos: T[],
  instructors: SeedInstructor[],
) {
  const portraits = new Map(instructors.map(({ id, portrait }) => [id, portrait]))
  const workoutTypes = new Map(facets.brands.map(({ id, workoutType }) => [id, workoutType]))
  const pictured = videos.map(({ brandId, instructorId }) => ({
    workoutType: workoutTypes.get(brandId)!,
    portrait: portraits.get(instructorId),
  }))
  const posters = choosePosters(pictured, videoLists(videos))
  return videos.map((video, index) => ({ ...video, poster: posters[index]! }))
}

export type SeedVideo = ReturnType<typeof buildVideos>[number]
