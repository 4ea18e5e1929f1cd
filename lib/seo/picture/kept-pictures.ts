type Picture = Uint8Array<ArrayBuffer>

interface Work<Source> {
  load: () => Promise<Source>
  draw: (source: Source) => Promise<Picture>
}

const MOST_KEPT = 100
const MOST_AT_WORK = 20

/** Too many pictures are asked for at once. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

/**
 * Keeps the pictures that were drawn last, each by its version, and draws one at a time: a flood of
 * new ones takes neither the memory nor the processor from the pages.
 *
 * @returns a function that gives the kept picture, or loads and draws it; it rejects with `BusyError`
 *   when too many are at work, and keeps nothing that failed
 */
export function cachePictures() {
  const kept = new Map<string, Promise<Picture>>()
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
    const picture = kept.get(version) ?? make(work)
    kept.delete(version)
    kept.set(version, picture)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    try {
      return await picture
    } catch (error) {
      if (kept.get(version) === picture) kept.delete(version)
      throw error
    }
  }
}
