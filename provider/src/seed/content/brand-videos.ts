import {
  barreVideos,
  pilatesVideos,
  stretchingVideos,
  wellnessVideos,
  yogaVideos,
} from './videos-calm'
import {
  boxingVideos,
  cyclingVideos,
  danceVideos,
  rowingVideos,
  runningVideos,
  strengthVideos,
} from './videos-energy'

/**
 * The videos of each brand and the sample stream that they all show, that of the discipline nearest
 * in mood. The order gives the videos their ids. A brand without videos needs no row.
 */
export const brandVideos = {
  yoga: { lines: yogaVideos, stream: 'yoga' },
  pilates: { lines: pilatesVideos, stream: 'pilates' },
  barre: { lines: barreVideos, stream: 'pilates' },
  cycling: { lines: cyclingVideos, stream: 'cycling' },
  rowing: { lines: rowingVideos, stream: 'cycling' },
  boxing: { lines: boxingVideos, stream: 'strength' },
  stretching: { lines: stretchingVideos, stream: 'yoga' },
  running: { lines: runningVideos, stream: 'cycling' },
  dance: { lines: danceVideos, stream: 'all' },
  strength: { lines: strengthVideos, stream: 'strength' },
  wellness: { lines: wellnessVideos, stream: 'yoga' },
}
