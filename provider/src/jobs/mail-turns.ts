type Job = { data: { userId: number } }
type Turn = { ended: Promise<void>; personId?: number }

/** Mails to one person follow each other, in the order in which they leave the queue. */
export function createTurns() {
  const latest = new Map<number, Turn>()
  let fetching: Promise<unknown> = Promise.resolve()
  return {
    /** `end` is called once the transaction of the turn has ended. */
    begin(): { turn: Turn; end: () => void } {
      let resolve = () => {}
      const turn: Turn = { ended: new Promise((done) => (resolve = done)) }
      const end = () => {
        if (turn.personId !== undefined && latest.get(turn.personId) === turn)
          latest.delete(turn.personId)
        resolve()
      }
      return { turn, end }
    },
    /** Fetches one job after another, and waits for the person's earlier mail. */
    async fetch<T extends Job>(next: () => Promise<T | undefined>, turn: Turn) {
      const fetched = fetching.then(async () => {
        const job = await next()
        if (!job) return { job, earlier: undefined }
        const earlier = latest.get(job.data.userId)
        turn.personId = job.data.userId
        latest.set(turn.personId, turn)
        return { job, earlier }
      })
      fetching = fetched.catch(() => undefined)
      const { job, earlier } = await fetched
      await earlier?.ended
      return job
    },
  }
}

export type Turns = ReturnType<typeof createTurns>
