import { cancelClass } from '../src/live-classes/cancel-class'
import { runClassCommand } from './class-command'

await runClassCommand('npm run -w provider class:cancel -- <id>', async (deps, id) => {
  const mailed = await cancelClass(deps, id)
  if (mailed === undefined) throw new Error(`Class ${id} is unknown, over or canceled already.`)
  return `Class ${id} is canceled. ${mailed} people are told by mail.`
})
