const streams: Record<string, string> = {
  yoga: 'yoga',
  stretching: 'yoga',
  wellness: 'yoga',
  pilates: 'pilates',
  barre: 'pilates',
  cycling: 'cycling',
  rowing: 'cycling',
  running: 'cycling',
  strength: 'strength',
  boxing: 'strength',
  dance: 'all',
}

/** The sample stream that a brand's videos show: that of the brand nearest to it in mood. */
export function streamOf(brand: string): string {
  const stream = streams[brand]
  if (!stream) throw new Error(`No stream for ${brand}`)
  return stream
}
