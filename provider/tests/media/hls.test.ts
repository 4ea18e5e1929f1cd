import { expect, test } from 'vitest'
import { firstRendition, lengthOf, parsePlaylist } from '../../src/media/hls/stream-files'
import { leadMs, livePlaylist, vodPlaylist } from '../../src/media/hls/playlists'

const video = parsePlaylist(`#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:6
#EXT-X-MAP:URI="init.mp4"
#EXTINF:6.000000,
s0.m4s
#EXTINF:6.000000,
s1.m4s
#EXTINF:4.000000,
s2.m4s
#EXT-X-ENDLIST
`)
const text = parsePlaylist('#EXTM3U\n#EXT-X-TARGETDURATION:16\n#EXTINF:16,\ncaptions.vtt\n')
const round = lengthOf(video)
const starts = Date.parse('2026-03-04T12:00:00Z')
const ends = starts + 45 * 60_000
const origin = starts - leadMs

type Entry = { sequence: number; discontinuity: number; uri: string; at: number; duration: number }

/** Parses a playlist as a player does. */
function read(playlist: string) {
  const number = (tag: string) => Number(new RegExp(`#${tag}:(\\d+)`).exec(playlist)?.[1] ?? 0)
  let sequence = number('EXT-X-MEDIA-SEQUENCE')
  let discontinuity = number('EXT-X-DISCONTINUITY-SEQUENCE')
  let at = Number.NaN
  let duration = Number.NaN
  const entries: Entry[] = []
  for (const line of playlist.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1
    if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) at = Date.parse(line.slice(25))
    if (line.startsWith('#EXTINF:')) duration = Number.parseFloat(line.slice(8))
    if (line && !line.startsWith('#')) {
      entries.push({ sequence, discontinuity, uri: line, at, duration })
      sequence += 1
    }
  }
  return { entries, ended: playlist.includes('#EXT-X-ENDLIST') }
}

const liveAt = (now: number, textAhead = false) =>
  read(livePlaylist(textAhead ? text : video, round, { starts, ends, now, textAhead }))

test('reads playlists', () => {
  expect(video).toMatchObject({ target: 6, map: 'init.mp4' })
  expect(round).toBe(16)
  const master =
    '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,URI="a.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=1\nv/i.m3u8\n'
  expect(firstRendition(master)).toBe('v/i.m3u8')
  expect(() => parsePlaylist('#EXTM3U\n')).toThrow()
  expect(() => firstRendition('#EXTM3U\n')).toThrow()
})

test('a video has its stated length, and every repetition starts with a discontinuity', () => {
  const playlist = vodPlaylist(video, round, 40)
  const { entries, ended } = read(playlist)
  expect(ended).toBe(true)
  expect(entries.map(({ uri }) => uri).join(' ')).toBe(
    's0.m4s s1.m4s s2.m4s s0.m4s s1.m4s s2.m4s s0.m4s s1.m4s',
  )
  expect(entries.map(({ discontinuity }) => discontinuity)).toEqual([0, 0, 0, 1, 1, 1, 2, 2])
  expect(playlist.match(/#EXT-X-MAP/g)).toHaveLength(3)
  const seconds = entries.reduce((sum, { duration }) => sum + duration, 0)
  expect(seconds).toBeGreaterThanOrEqual(40)
  expect(seconds).toBeLessThan(46)
})

test('renditions of unequal lengths repeat together', () => {
  const sound = parsePlaylist('#EXTM3U\n#EXTINF:8,\na0\n#EXTINF:8.05,\na1\n')
  const lengths = [video, sound].map((playlist) =>
    read(vodPlaylist(playlist, round, 160)).entries.reduce((sum, one) => sum + one.duration, 0),
  )
  expect(lengths[0]).toBeCloseTo(160, 6)
  expect(lengths[1]).toBeCloseTo(160, 6)
})

test('a segment keeps its number, repetition and time while the live window slides', () => {
  const known = new Map<number, Entry>()
  let newest = -1
  for (let second = 0; second < 57 * 60; second += 1) {
    const now = origin + second * 1000
    const { entries, ended } = liveAt(now)
    expect(ended).toBe(now >= ends)
    for (const entry of entries) {
      expect(known.get(entry.sequence) ?? entry).toEqual(entry)
      known.set(entry.sequence, entry)
      expect(entry.at + entry.duration * 1000).toBeLessThanOrEqual(now)
    }
    const last = entries.at(-1)?.sequence ?? -1
    expect(last).toBeGreaterThanOrEqual(newest)
    expect(last - newest).toBeLessThanOrEqual(1)
    newest = last
    if (second > 60) {
      const span = entries.reduce((sum, one) => sum + one.duration, 0)
      expect(span).toBeGreaterThanOrEqual(18)
      expect(span).toBeLessThanOrEqual(36)
    }
  }
  const all = [...known.values()].sort((a, b) => a.sequence - b.sequence)
  expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index))
  all.forEach((entry, index) => {
    expect(entry.discontinuity).toBe(Math.floor(index / 3))
    expect(entry.uri).toBe(`s${index % 3}.m4s`)
    const before = all[index - 1]
    if (before) expect(entry.at).toBe(before.at + before.duration * 1000)
  })
})

test('the first viewer who may join finds a full window', () => {
  const { entries } = liveAt(starts - 10 * 60_000)
  expect(entries.length).toBeGreaterThanOrEqual(4)
})

test('after the end the window does not change', () => {
  const last = liveAt(ends)
  expect(last.ended).toBe(true)
  expect(liveAt(ends + 3_600_000)).toEqual(last)
})

test('captions are listed while they are spoken, in step with the picture', () => {
  for (let second = 600; second < 1200; second += 7) {
    const now = origin + second * 1000
    const { entries } = liveAt(now, true)
    const current = entries.at(-1)!
    expect(current.at).toBeLessThanOrEqual(now)
    expect(current.at + current.duration * 1000).toBeGreaterThan(now)
    const picture = liveAt(now).entries.at(-1)!
    const spoken = entries.find(({ discontinuity }) => discontinuity === picture.discontinuity)!
    expect(spoken.at).toBe(origin + picture.discontinuity * round * 1000)
  }
})
