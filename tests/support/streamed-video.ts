/** A media element whose stream and position are set by the test, because jsdom plays nothing. */
export function streamedVideo(duration = 600) {
  const media = document.createElement('video')
  let hasStream = true
  Object.defineProperties(media, {
    readyState: { get: () => (hasStream ? 4 : 0) },
    duration: { value: duration },
  })
  return {
    media,
    /** Sets the position and dispatches an event. */
    at(seconds: number, event: string) {
      media.currentTime = seconds
      media.dispatchEvent(new Event(event))
    },
    /** Simulates what a browser does when the source is removed. */
    takeStreamAway() {
      hasStream = false
      media.currentTime = 0
      for (const event of ['emptied', 'timeupdate']) media.dispatchEvent(new Event(event))
    },
  }
}
