import type Hls from 'hls.js'
import type { MediaPlaylist } from 'hls.js'

/**
 * Gives the captions of a stream their track elements. Those that hls.js would make have a `data:`
 * address as their source, which the content security policy of the pages does not allow; a track
 * without any source loses its cues in Safari.
 */
export function provideTextTracks(hls: Hls, events: typeof Hls.Events, media: HTMLVideoElement) {
  const source = URL.createObjectURL(new Blob(['WEBVTT'], { type: 'text/vtt' }))
  const provide = (tracks: readonly MediaPlaylist[]) => {
    for (const track of tracks) track.trackNode ??= createTrack(media, track, source)
  }
  hls.on(events.MANIFEST_PARSED, (_, { subtitleTracks }) => provide(subtitleTracks))
  // They are gone after a repair.
  hls.on(events.MEDIA_ATTACHING, () => provide(hls.allSubtitleTracks))
  hls.on(events.DESTROYING, () => URL.revokeObjectURL(source))
}

function createTrack(media: HTMLVideoElement, { name, lang = '' }: MediaPlaylist, source: string) {
  const element = document.createElement('track')
  element.kind = 'subtitles'
  element.label = name
  element.srclang = lang
  element.src = source
  element.track.mode = 'disabled'
  media.append(element)
  return element
}
