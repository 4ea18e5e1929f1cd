/** A media element whose stream and position are the test's; jsdom plays nothing. */
export function streamedVideo(duration = 600) {
  const media = document.createElement('video')
  let hasStream = true
  Object.defineProperties(media, {
    readyState: { get: () => (hasStream ? 4 : 0) },
    duration: { value: duration },
  })
  return {
    media,
    /** Puts the position there and says what happened. */
    at(seconds: number, event: string) {
      media.currentTime = seconds
      media.dispatchEvent(new Event(event))
    },
    /** What a browser does when the source of an element is removed. */
    takeStreamAway() {
      hasStream = false
      media.currentTime = 0
      for (const event of ['emptied', 'timeupdate']) media.dispatchEvent(new Event(event))
    },
  }
}
