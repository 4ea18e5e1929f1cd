import type { OpeningHours } from '../db/schema/studios'
import { studioCities } from './content/studio-cities'
import { facets } from './facets'
import { parseLines } from './rows'
import { pick, seededRandom } from './random'

const studiosPerCity = 6

/** A number from the range reserved for fiction; null in Australia, where the format differs. */
function phoneIn(country: string, area: string, serial: number): string | null {
  return country === 'AU' ? null : `${area}55501${String(serial % 100).padStart(2, '0')}`
}

/** A week as the opening times of weekdays, of Saturday and of Sunday; none means closed. */
type Week = [weekdays: string[], saturday: string[], sunday: string[]]

const weeks: readonly Week[] = [
  [['06:00-21:00'], ['07:00-18:00'], ['08:00-17:00']],
  [['05:30-21:30'], ['07:00-19:00'], ['07:00-19:00']],
  [['06:30-20:00'], ['08:00-16:00'], []],
  [['06:00-11:30', '15:30-21:00'], ['08:00-14:00'], ['08:00-14:00']],
  [['07:00-20:30'], ['08:00-18:00'], ['09:00-17:00']],
]

/** One of the usual weeks, by the day from Sunday on. */
function hoursOf(random: () => number): OpeningHours[] {
  const [weekdays, saturday, sunday] = pick(random, weeks)
  return [sunday, ...Array.from({ length: 5 }, () => weekdays), saturday].flatMap((spans, day) =>
    spans.map((span) => ({ day, opens: span.slice(0, 5), closes: span.slice(6) })),
  )
}

/** Rows of studios with ids from 1; the first is the one that prefilled payment links name. */
export function buildStudios() {
  return parseLines(studioCities, 9).flatMap((cells, place) => {
    const [city, state, country, codes, area, latitude, longitude, timeZone, streets] = cells as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    return Array.from({ length: studiosPerCity }, (_, index) => {
      const random = seededRandom(`studio ${city} ${index}`)
      const brand = facets.brands[(place * 5 + index * 2) % facets.brands.length]!
      const street = pick(random, streets.split(', '))
      const number = 10 + Math.floor(random() * 890)
      return {
        id: place * studiosPerCity + index + 1,
        name: `${brand.name} on ${street}`,
        brandId: brand.id,
        line1: country === 'CA' && state === 'QC' ? `${number}, ${street}` : `${number} ${street}`,
        line2: random() < 0.3 ? `Suite ${Math.floor(random() * 40) + 1}` : null,
        city,
        state,
        postalCode: pick(random, codes.split(', ')),
        country,
        phone: phoneIn(country, area, place * studiosPerCity + index),
        latitude: Number((Number(latitude) + (random() - 0.5) * 0.06).toFixed(5)),
        longitude: Number((Number(longitude) + (random() - 0.5) * 0.06).toFixed(5)),
        freeClassAvailable: random() < 0.5,
        timeZone,
        hours: hoursOf(seededRandom(`hours of studio ${city} ${index}`)),
        websiteUrl: null,
      }
    })
  })
}
