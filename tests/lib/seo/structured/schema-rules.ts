/** How search engines read a property of schema.org. */
type Rule = (value: unknown) => boolean

const text: Rule = (value) => typeof value === 'string' && value.trim() !== ''
const flag: Rule = (value) => typeof value === 'boolean'
const count: Rule = (value) => Number.isInteger(value) && Number(value) >= 0
const url: Rule = (value) => text(value) && /^https?:\/\/\S+$/.test(String(value))
const time: Rule = (value) =>
  text(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(String(value))
const length: Rule = (value) => text(value) && /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/.test(String(value))
const language: Rule = (value) => text(value) && /^[a-z]{2}(-[A-Z]{2})?$/.test(String(value))
const oneOf =
  (...values: string[]): Rule =>
  (value) =>
    values.includes(String(value))
const degrees =
  (most: number): Rule =>
  (value) =>
    typeof value === 'number' && Math.abs(value) <= most
const listOf =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(rule)
const thing =
  (...types: string[]): Rule =>
  (value) =>
    problemsOf(value).length === 0 && types.includes(String((value as Thing)['@type']))

type Thing = Record<string, unknown>
type Type = { needs: Record<string, Rule>; may: Record<string, Rule> }

const clock: Rule = (value) => text(value) && /^([01]\d|2[0-4]):[0-5]\d$/.test(String(value))
const weekDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const enumeration = (name: string) => `https://schema.org/${name}`
const described = { '@id': url, description: text, url, inLanguage: language, image: listOf(url) }

/** The types used here, with the required and known properties of Google's search documentation. */
const types: Record<string, Type> = {
  VideoObject: {
    needs: { name: text, thumbnailUrl: listOf(url), uploadDate: time },
    may: {
      ...described,
      duration: length,
      genre: text,
      keywords: text,
      isAccessibleForFree: flag,
      requiresSubscription: flag,
      actor: thing('Person'),
      publisher: thing('Organization'),
    },
  },
  Event: {
    needs: {
      name: text,
      startDate: time,
      location: thing('VirtualLocation'),
      eventAttendanceMode: oneOf(enumeration('OnlineEventAttendanceMode')),
    },
    may: {
      ...described,
      endDate: time,
      duration: length,
      eventStatus: oneOf(enumeration('EventScheduled')),
      isAccessibleForFree: flag,
      maximumVirtualAttendeeCapacity: count,
      performer: thing('Person'),
      organizer: thing('Organization'),
    },
  },
  Course: {
    needs: {
      name: text,
      description: text,
      provider: thing('Organization'),
      offers: thing('Offer'),
      hasCourseInstance: thing('CourseInstance'),
    },
    may: described,
  },
  CourseInstance: {
    needs: { courseMode: oneOf('Online', 'Onsite', 'Blended'), courseWorkload: length },
    may: {},
  },
  Offer: { needs: { category: oneOf('Free', 'Partially Free', 'Subscription', 'Paid') }, may: {} },
  BreadcrumbList: { needs: { itemListElement: listOf(thing('ListItem')) }, may: {} },
  ItemList: {
    needs: { itemListElement: listOf(thing('ListItem')) },
    may: { name: text, numberOfItems: count },
  },
  ListItem: {
    needs: { position: count },
    may: { name: text, item: url, url },
  },
  ExerciseGym: {
    needs: { name: text, address: thing('PostalAddress') },
    may: {
      '@id': url,
      image: listOf(url),
      openingHoursSpecification: listOf(thing('OpeningHoursSpecification')),
      sameAs: url,
      brand: thing('Brand'),
      geo: thing('GeoCoordinates'),
      telephone: (value) => /^\+\d{8,15}$/.test(String(value)),
      url,
    },
  },
  PostalAddress: {
    needs: {
      streetAddress: text,
      addressLocality: text,
      postalCode: text,
      addressCountry: (value) => /^[A-Z]{2}$/.test(String(value)),
    },
    may: { addressRegion: text },
  },
  OpeningHoursSpecification: {
    needs: { dayOfWeek: oneOf(...weekDays.map(enumeration)), opens: clock, closes: clock },
    may: {},
  },
  GeoCoordinates: { needs: { latitude: degrees(90), longitude: degrees(180) }, may: {} },
  Brand: { needs: { name: text }, may: {} },
  Organization: {
    needs: {},
    may: { '@id': url, name: text, url, logo: url, contactPoint: thing('ContactPoint') },
  },
  ContactPoint: { needs: { contactType: text }, may: { url, email: text } },
  Person: { needs: { name: text }, may: {} },
  VirtualLocation: { needs: { url }, may: {} },
  WebSite: {
    needs: { name: text, url },
    may: { ...described, publisher: thing('Organization'), potentialAction: thing('SearchAction') },
  },
  SearchAction: {
    needs: {
      target: thing('EntryPoint'),
      'query-input': oneOf('required name=search_term_string'),
    },
    may: {},
  },
  EntryPoint: {
    needs: { urlTemplate: (value) => url(value) && String(value).includes('{search_term_string}') },
    may: {},
  },
}

/** The problems that a search engine would report about an object, one line each. */
export function problemsOf(value: unknown): string[] {
  const found = value as Thing
  const name = String(found?.['@type'])
  const type = types[name]
  if (!type) return [`${name} is no type that is known here`]
  const missing = Object.keys(type.needs).filter((key) => found[key] === undefined)
  const known: Record<string, Rule> = { ...type.may, ...type.needs }
  return [
    ...missing.map((key) => `${name} lacks ${key}`),
    ...Object.entries(found)
      .filter(([key, of]) => !['@type', '@context'].includes(key) && of !== undefined)
      .flatMap(([key, of]) => {
        const rule = known[key]
        if (!rule) return [`${name} has no property ${key}`]
        return rule(of) ? [] : [`${name}.${key} is not as it should be: ${JSON.stringify(of)}`]
      }),
  ]
}
