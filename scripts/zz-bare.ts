import { supervise } from './stack/supervise'
import { startBarePage } from './bench/bare-page'
import { textOf } from './bench/bare-text'
import { visit } from './bench/visit'
import { setTimeout as wait } from 'node:timers/promises'
await supervise(async () => {
  const v = await visit('http://localhost:5800/classes/workouts')
  const bare = await startBarePage(5950, textOf(v.html), v)
  console.log(bare)
  await wait(3_600_000)
})
