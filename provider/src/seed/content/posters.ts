/**
 * The posters in which nobody is seen, by the workout type of a brand: at least four of each, so that
 * neighbors can differ in every list that pages show.
 */
export const quietPosters: Record<string, readonly string[]> = {
  yoga: ['yoga-3', 'yoga-6', 'yoga-8', 'yoga-9', 'yoga-10'],
  pilates: ['pilates-1', 'pilates-3', 'pilates-5', 'pilates-7'],
  barre: ['barre-1', 'barre-3', 'barre-6', 'barre-7'],
  cycling: ['cycling-1', 'cycling-4', 'cycling-5', 'cycling-6', 'cycling-9', 'cycling-10'],
  rowing: ['rowing-3', 'rowing-7', 'rowing-8', 'rowing-9', 'rowing-10'],
  boxing: ['boxing-1', 'boxing-4', 'boxing-6', 'boxing-7'],
  stretching: ['stretching-1', 'stretching-3', 'stretching-7', 'stretching-8', 'stretching-9'],
  running: ['running-1', 'running-3', 'running-9', 'running-10', 'running-11'],
  dance: ['dance-1', 'dance-4', 'dance-6', 'dance-9', 'dance-10'],
  strength: ['strength-1', 'strength-3', 'strength-4', 'strength-7', 'strength-9'],
  wellness: ['wellness-1', 'wellness-4', 'wellness-5', 'wellness-6', 'wellness-8'],
}

/** The posters that show an instructor, by the name of the portrait. */
export const instructorPosters: Record<string, readonly string[]> = {
  'instructor-01': ['yoga-1'],
  'instructor-04': ['pilates-4'],
  'instructor-22': ['running-4', 'running-8'],
}
