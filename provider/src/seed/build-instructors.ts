import { calmInstructors } from './content/instructors-calm'
import { danceAndStrengthInstructors } from './content/instructors-dance-strength'
import { energyInstructors } from './content/instructors-energy'
import { brandOf, facets } from './facets'
import { idsOf } from './rows'

const profiles = [...calmInstructors, ...energyInstructors, ...danceAndStrengthInstructors].sort(
  (a, b) => a.portrait.localeCompare(b.portrait),
)

/** Rows of instructors with ids from 1, and the sentences that describe their classes. */
export function buildInstructors() {
  return profiles.map((profile, index) => ({
    id: index + 1,
    firstName: profile.firstName,
    lastName: profile.lastName,
    bio: profile.bio,
    portrait: profile.portrait,
    timeZone: profile.timeZone,
    brandIds: [brandOf(profile.brand).id],
    modalityIds: idsOf(profile.modalities.join(', '), facets.modalities),
    brand: profile.brand,
    voice: profile.voice,
  }))
}

export type SeedInstructor = ReturnType<typeof buildInstructors>[number]
