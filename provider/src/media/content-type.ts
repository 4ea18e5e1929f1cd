const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ts: 'video/mp2t',
  vtt: 'text/vtt; charset=utf-8',
}

/** The content type of a media file by its ending; undefined for what is not served. */
export function contentType(file: string): string | undefined {
  return types[file.slice(file.lastIndexOf('.') + 1)]
}
