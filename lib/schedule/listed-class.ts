import type { LiveClass } from '@/lib/api/live-classes'
import { brands } from '@/lib/brand/brands'
import { type TermTexts, toTerm } from '@/lib/catalogue/terms'
import { DEFAULT_TIME_ZONE } from '@/lib/config/default-time-zone'

/** What most classes have, and a list leaves out. */
const usual = {
  timeZone: DEFAULT_TIME_ZONE,
  description: '',
  imageUrl: null,
  placeholder: null,
  nextLiveClass: null,
  cancelled: false,
  waiting: 0,
  booking: null,
  waitlist: null,
  conflict: null,
} satisfies Partial<LiveClass>

type Deadline = 'joinFrom' | 'joinUntil' | 'cancellableUntil' | 'attendanceUntil'

type Modality = LiveClass['modalities'][number]
type BrandRef = LiveClass['brandData']

/** A class as the data of a page lists it: without what is usual, of which a day has forty. */
export type ListedClass = Omit<
  LiveClass,
  keyof typeof usual | 'instructor' | 'modalities' | 'brandData' | Deadline
> &
  Partial<Pick<LiveClass, keyof typeof usual>> & {
    /** The id of one of `Known`. */
    instructor: number
    /** The id alone of a brand that every page knows. */
    brandData: number | BrandRef
    /** The id alone of those that the page lists anyway. */
    modalities: readonly (number | Modality)[]
    /** In seconds after the start. */
    deadlines: readonly [
      joinFrom: number,
      joinUntil: number,
      cancellableUntil: number,
      attendanceUntil: number,
    ]
  }

export type ListedInstructor = Omit<LiveClass['instructor'], 'placeholder'>

/** What the page lists beside its classes. */
interface Known {
  modalities: readonly Modality[]
  /** Those of the classes. */
  instructors: readonly ListedInstructor[]
}

const plain = ({ id, name, icon }: Modality): Modality => ({ id, name, icon })

/** The brands of the code, as classes name theirs. */
const ownBrands = brands.flatMap(({ id, externalId, name }): BrandRef[] =>
  id === null || externalId === null ? [] : [{ id, externalId, name }],
)

/** Whether one of `known` says the same in all that `one` says. */
const isKnown = <T extends object>(one: T, known: readonly T[]) =>
  known.some((other) =>
    Object.entries(one).every(([key, value]) => other[key as keyof T] === value),
  )

/** The instructors of classes, each once, as rows show them. */
export function instructorsOf(classes: readonly LiveClass[]): ListedInstructor[] {
  const byId = new Map<number, ListedInstructor>()
  for (const { instructor } of classes) {
    const { id, firstName, lastName, imageUrl } = instructor
    byId.set(id, { id, firstName, lastName, imageUrl })
  }
  return [...byId.values()]
}

/**
 * Reduces a class to what a row of the schedule shows. Its text and pictures, which only its own
 * page shows, are left out; the visitor's own list follows with everything.
 *
 * @param known what the page lists; the modalities with the names that `texts` give them
 */
export function toListed(
  { joinFrom, joinUntil, cancellableUntil, attendanceUntil, modalities, ...liveClass }: LiveClass,
  known: Known,
  texts: TermTexts,
): ListedClass {
  const start = Date.parse(liveClass.startDateTime)
  const after = (time: string) => (Date.parse(time) - start) / 1000
  const shown = {
    ...liveClass,
    description: usual.description,
    imageUrl: usual.imageUrl,
    placeholder: usual.placeholder,
    brandData: isKnown(liveClass.brandData, ownBrands)
      ? liveClass.brandData.id
      : liveClass.brandData,
    instructor: liveClass.instructor.id,
    deadlines: [
      after(joinFrom),
      after(joinUntil),
      after(cancellableUntil),
      after(attendanceUntil),
    ] as const,
  }
  const unusual = Object.entries(shown).filter(
    ([key, value]) => !(key in usual) || value !== usual[key as keyof typeof usual],
  )
  return {
    ...(Object.fromEntries(unusual) as Omit<ListedClass, 'modalities'>),
    modalities: modalities
      .map((modality) => toTerm(modality, texts))
      .map((modality) => (isKnown(modality, known.modalities) ? modality.id : modality)),
  }
}

/**
 * The class again, for the components that show classes, with the page's names of its modalities.
 *
 * @param known as for `toListed`
 */
export function fromListed(
  { deadlines, modalities, brandData, instructor, ...listed }: ListedClass,
  known: Known,
): LiveClass {
  const start = Date.parse(listed.startDateTime)
  const at = (seconds: number) => new Date(start + seconds * 1000).toISOString()
  const [joinFrom, joinUntil, cancellableUntil, attendanceUntil] = deadlines
  return {
    ...usual,
    ...listed,
    brandData:
      typeof brandData === 'number' ? ownBrands.find(({ id }) => id === brandData)! : brandData,
    instructor: {
      ...known.instructors.find(({ id }) => id === instructor)!,
      placeholder: null,
    },
    modalities: modalities.flatMap((modality) =>
      typeof modality === 'number'
        ? known.modalities.filter(({ id }) => id === modality).map(plain)
        : modality,
    ),
    joinFrom: at(joinFrom),
    joinUntil: at(joinUntil),
    cancellableUntil: at(cancellableUntil),
    attendanceUntil: at(attendanceUntil),
  }
}
