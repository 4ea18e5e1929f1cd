import { buildInstructors, type SeedInstructor } from './build-instructors'
import { liveFormats } from './content/live-formats'
import { brandOf, facets } from './facets'
import { idsOf, namesOf, parseLines } from './rows'
import { pick, seededRandom, shuffle } from './random'

/**
 * The local hours in which each zone's studios teach without a break. Together they cover the whole
 * day with an hour to spare at each end, so that a change of daylight saving time opens no gap.
 */
const openHours: { timeZone: string; hours: [from: number, to: number][] }[] = [
  { timeZone: 'Europe/London', hours: [[6, 13]] },
  {
    timeZone: 'America/New_York',
    hours: [
      [6, 17],
      [18, 19],
    ],
  },
  { timeZone: 'America/Los_Angeles', hours: [[13, 22]] },
  {
    timeZone: 'Australia/Sydney',
    hours: [
      [6, 12],
      [16, 20],
    ],
  },
]
const eveningsToo = [
  { timeZone: 'America/Toronto', minutes: 7 * 60 + 15 },
  { timeZone: 'America/Toronto', minutes: 12 * 60 + 15 },
  { timeZone: 'America/Toronto', minutes: 18 * 60 + 30 },
]

/** The hours of a format, `6-11` or `any`, as a check of minutes after local midnight. */
function startsWithin(hours: string): (minutes: number) => boolean {
  if (hours === 'any') return () => true
  const [from, to] = hours.split('-').map(Number)
  return (minutes) => minutes >= from! * 60 && minutes < to! * 60
}

const formats = parseLines(liveFormats, 6).map(
  ([brand, title, minutes, hours, modalities, text]) => ({
    brand: brand!,
    title: title!,
    length: Number(minutes),
    fitsAt: startsWithin(hours!),
    modalityIds: idsOf(modalities!, facets.modalities),
    text: text!,
  }),
)

/** A weekly slot in a zone's timetable; `minutes` after local midnight, `length` in minutes. */
export type TimetableEntry = {
  timeZone: string
  minutes: number
  length: number
  title: string
  description: string
  keywords: string
  brand: string
  brandId: number
  modalityIds: number[]
  instructorId: number
  capacity: number
}

/** The class in a slot, taught by one of the free instructors. */
function entryAt(
  random: () => number,
  slot: { timeZone: string; minutes: number; length: number },
  free: SeedInstructor[],
): TimetableEntry {
  const teacher = pick(random, free)
  const fitting = formats.filter(
    ({ brand, length, fitsAt }) =>
      brand === teacher.brand && length === slot.length && fitsAt(slot.minutes),
  )
  const format = pick(random, fitting)
  return {
    ...slot,
    title: format.title,
    description: `${format.text} ${pick(random, teacher.voice)}`,
    keywords: [
      teacher.firstName,
      teacher.lastName,
      brandOf(teacher.brand).name,
      ...namesOf(format.modalityIds, facets.modalities),
    ].join(' '),
    brand: teacher.brand,
    brandId: brandOf(teacher.brand).id,
    modalityIds: format.modalityIds,
    instructorId: teacher.id,
    capacity: pick(random, [16, 20, 20, 24, 30]),
  }
}

function zoneDay(timeZone: string, weekday: number, starts: { minutes: number; length: number }[]) {
  const random = seededRandom(`timetable ${timeZone} ${weekday}`)
  const team = buildInstructors().filter((one) => one.timeZone === timeZone)
  let queue = shuffle(random, team)
  return starts.map((start) => {
    const entry = entryAt(
      random,
      { timeZone, ...start },
      queue.slice(0, Math.max(1, queue.length - 2)),
    )
    queue = [
      ...queue.filter((one) => one.id !== entry.instructorId),
      ...queue.filter((one) => one.id === entry.instructorId),
    ]
    return entry
  })
}

/** One hour of teaching: a long class, or sometimes two short ones. */
function hourOf(random: () => number, hour: number) {
  return random() < 0.9
    ? [{ minutes: hour * 60, length: 60 }]
    : [
        { minutes: hour * 60, length: 30 },
        { minutes: hour * 60 + 30, length: 30 },
      ]
}

/** Every class of a local weekday (0 is Sunday), the same each week. */
export function buildTimetable(weekday: number): TimetableEntry[] {
  const random = seededRandom(`hours ${weekday}`)
  const covered = openHours.flatMap(({ timeZone, hours }) => {
    const starts = hours.flatMap(([from, to]) =>
      Array.from({ length: to - from }, (_, index) => hourOf(random, from + index)).flat(),
    )
    return zoneDay(timeZone, weekday, starts)
  })
  const evenings = zoneDay(
    'America/Toronto',
    weekday,
    eveningsToo.map(({ minutes }) => ({ minutes, length: 45 })),
  )
  return [...covered, ...evenings]
}
