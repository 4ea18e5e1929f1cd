import { LRUCache } from 'lru-cache'

type Picture = Uint8Array<ArrayBuffer>

interface Work<Source> {
  load: () => Promise<Source>
  draw: (source: Source) => Promise<Picture>
}

const MAX_BYTES = 8 * 1024 * 1024
const MOST_AT_WORK = 20

/** Too many pictures are requested at the same time. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

/**
 * Caches the most recently requested pictures by version, up to 8 MB, and draws one at a time, so that many new
 * ones do not take memory and processor time from the pages.
 *
 * @returns a function that returns the cached picture, or loads and draws it; it rejects with
 * `BusyError` when too many are in progress, and does not cache failures
 */
export function cachePictures() {
  const kept = new LRUCache<string, Picture, () => Promise<Picture>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_version, _stale, { context: load }) => load(),
  })
  let turn: Promise<unknown> = Promise.resolve()
  let atWork = 0

  async function make<Source>({ load, draw }: Work<Source>): Promise<Picture> {
    if (atWork >= MOST_AT_WORK) throw new BusyError()
    atWork += 1
    try {
      const source = await load()
      const drawn = turn.then(() => draw(source))
      turn = drawn.catch(() => undefined)
      return await drawn
    } finally {
      atWork -= 1
    }
  }

  return async function keptPicture<Source>(version: string, work: Work<Source>) {
    return kept.forceFetch(version, { context: () => make(work) })
  }
}
