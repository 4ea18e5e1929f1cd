import type { SectionText } from '../texts/message'
import { sectionPlans } from './content/section-plans'
import { facets } from './facets'
import { idsOf, parseLines } from './rows'

type Part = { code: SectionText; weight: number; fromMinutes: number }

const partPattern = /^(\w+) (\d+)(?: @(\d+))?$/

function readPart(text: string): Part {
  const [, code, weight, from] = partPattern.exec(text) ?? []
  if (code === undefined) throw new Error(`Not a part of a video: ${text}`)
  return { code: code as SectionText, weight: Number(weight), fromMinutes: Number(from ?? 0) }
}

const plans = new Map(
  parseLines(sectionPlans, 2).map(([key, parts]) => [key!, parts!.split(', ').map(readPart)]),
)
const [meditation, intervals] = idsOf('Meditation, HIIT', facets.modalities)

type PlannedVideo = {
  id: number
  brandId: number
  modalityIds: number[]
  durationSeconds: number
}

function planOf({ brandId, modalityIds }: PlannedVideo): Part[] {
  const brand = facets.brands.find(({ id }) => id === brandId)!.workoutType
  const isQuiet = brand === 'wellness' && modalityIds.includes(meditation!)
  const isEndurance = ['cycling', 'rowing', 'running'].includes(brand)
  const hasIntervals = isEndurance && modalityIds.includes(intervals!)
  return plans.get(isQuiet ? 'meditation' : hasIntervals ? 'intervals' : brand)!
}

/**
 * The parts of a video, in whole minutes by the weights of its plan. The heaviest takes what
 * rounding leaves, so that together they are as long as the video.
 */
export function buildSections(video: PlannedVideo) {
  const minutes = Math.round(video.durationSeconds / 60)
  const parts = planOf(video).filter(({ fromMinutes }) => minutes >= fromMinutes)
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  const seconds = parts.map(
    ({ weight }) => 60 * Math.max(1, Math.floor((minutes * weight) / weights)),
  )
  const heaviest = parts.indexOf(parts.reduce((a, b) => (b.weight > a.weight ? b : a)))
  seconds[heaviest]! += video.durationSeconds - seconds.reduce((sum, one) => sum + one, 0)
  return parts.map(({ code }, index) => ({
    videoId: video.id,
    position: index + 1,
    code,
    durationSeconds: seconds[index]!,
  }))
}
