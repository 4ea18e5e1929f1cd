import { studioCities } from './content/studio-cities'
import { facets } from './facets'
import { parseLines } from './rows'
import { pick, seededRandom } from './random'

const studiosPerCity = 6

/** A number from the range reserved for fiction; null in Australia, where the format differs. */
function phoneIn(country: string, area: string, serial: number): string | null {
  return country === 'AU' ? null : `${area}55501${String(serial % 100).padStart(2, '0')}`
}

/** Rows of studios with ids from 1; the first is the one that prefilled payment links name. */
export function buildStudios() {
  return parseLines(studioCities, 8).flatMap((cells, place) => {
    const [city, state, country, codes, area, latitude, longitude, streets] = cells as [
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
        websiteUrl: null,
      }
    })
  })
}
