import type { InstructorProfile } from './instructor-profile'

/** Instructors of Dance and Strength. */
export const danceAndStrengthInstructors: InstructorProfile[] = [
  {
    firstName: 'Valentina',
    lastName: 'Cruz',
    brand: 'dance',
    modalities: ['Dance', 'HIIT', 'Barre'],
    timeZone: 'America/Los_Angeles',
    portrait: 'instructor-23',
    bio: 'Valentina learned salsa in her grandmother’s kitchen in Cali and everything else in clubs, studios and one memorable parking lot. She has never met anyone who cannot dance.',
    voice: [
      'Valentina teaches the feet first and lets the arms turn up later.',
      'Valentina repeats the tricky eight until somebody cheers.',
      'If you get lost, keep moving; that is dancing too.',
    ],
  },
  {
    firstName: 'Kofi',
    lastName: 'Mensah',
    brand: 'dance',
    modalities: ['Dance', 'Strength', 'Stretching', 'Wellness', 'Barre'],
    timeZone: 'Europe/London',
    portrait: 'instructor-24',
    bio: 'Kofi trained in contemporary dance and grew up on highlife, and his classes live where the two meet. Knees soft, spirits high, sofas pushed back.',
    voice: [
      'Kofi starts from the groove and adds the steps on top.',
      'Kofi shows it slowly, shows it from behind, then turns the music up.',
      'Mistakes are called variations in this class.',
    ],
  },
  {
    firstName: 'Sam',
    lastName: 'Oyelaran',
    brand: 'strength',
    modalities: ['Strength', 'HIIT', 'Running'],
    timeZone: 'America/Toronto',
    portrait: 'instructor-25',
    bio: 'Sam coached school athletics, then a fire brigade, and writes programs that survive both. The principle is never complicated: do the basics often, add a little, write it down.',
    voice: [
      'Sam says how heavy it should feel rather than how heavy it should be.',
      'Sam leaves two good repetitions in every set and asks you to do the same.',
      'Write the weights down; next week will thank you.',
    ],
  },
  {
    firstName: 'Greta',
    lastName: 'Vogel',
    brand: 'strength',
    modalities: ['Strength', 'Wellness', 'HIIT'],
    timeZone: 'Australia/Sydney',
    portrait: 'instructor-26',
    bio: 'Greta took up lifting at forty-one to keep up with her twins and overtook them within a year. She teaches good positions, sensible progress and the pleasure of picking up something heavy.',
    voice: [
      'Greta sets you up properly before the first repetition and checks again before the last.',
      'Greta gives a lighter and a heavier path, named before you need them.',
      'Strong and comfortable beats heavy and heroic.',
    ],
  },
]
