import type { SearchGroup } from '@/lib/api/search'
import { brandNameHere } from '@/lib/brand/brand-name'
import { fill, plural } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'
import { formatTime } from '@/lib/time/dates'
import { formatShortDate } from '@/lib/time/time-formats'
import type { SearchTexts } from './search-texts'

/** How something that was found is shown: its name, one line about it, and its picture. */
export interface ItemSummary {
  id: number
  title: string
  facts: string[]
  picture: string | null
  placeholder?: string
  /** A portrait, which is shown round. */
  isPerson?: boolean
}

interface Person {
  firstName: string
  lastName: string
}
const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`

/** The items of a group as they are shown. */
export function describeItems(
  group: SearchGroup,
  texts: SearchTexts,
  locale: Locale,
): ItemSummary[] {
  switch (group.kind) {
    case 'videos':
      return group.items.map((video) => ({
        id: video.id,
        title: video.title,
        facts: [
          fill(texts.minutes, { count: Math.round(video.durationSeconds / 60) }),
          ...(video.level ? [texts.levels[video.level]] : []),
          fullName(video.instructor),
        ],
        picture: video.thumbnailUrl,
        placeholder: video.placeholder ?? undefined,
      }))
    case 'live_classes':
      return group.items.map((liveClass) => ({
        id: liveClass.id,
        title: liveClass.sessionTitle,
        facts: [
          formatShortDate(liveClass.startDateTime, texts.dates),
          formatTime(liveClass.startDateTime, texts.dates),
          fullName(liveClass.instructor),
        ],
        picture: liveClass.imageUrl,
        placeholder: liveClass.placeholder ?? undefined,
      }))
    case 'programs':
    case 'collections':
      return group.items.map(({ id, title, brandData, imageUrl, placeholder, videoCount }) => ({
        id,
        title,
        facts: [plural(texts.videos, videoCount, locale), brandNameHere(brandData)],
        picture: imageUrl,
        placeholder: placeholder ?? undefined,
      }))
    case 'instructors':
      return group.items.map((instructor) => ({
        id: instructor.id,
        title: fullName(instructor),
        facts: instructor.brandData.map(brandNameHere),
        picture: instructor.imageUrl,
        placeholder: instructor.placeholder ?? undefined,
        isPerson: true,
      }))
    case 'studios':
      return group.items.map(({ id, name, brand, address }) => ({
        id,
        title: name,
        facts: [address.city, brandNameHere(brand)],
        picture: null,
      }))
  }
}
