/** The seed data of an instructor. `voice` are sentences that fit under any of their classes. */
export type InstructorProfile = {
  firstName: string
  lastName: string
  brand: string
  modalities: string[]
  timeZone: string
  portrait: string
  bio: string
  voice: [string, string, string]
}
