// Run as a program: two small servers on the given ports, supervised like the demo.
import { join } from 'node:path'
import { startNode } from '@/scripts/stack/children'
import { supervise } from '@/scripts/stack/supervise'
import { waitUntilHealthy } from '@/scripts/stack/wait-until-healthy'
import { restart, stopTogether } from '@/scripts/stack/when-one-ends'

const [mode, folder = '', ...ports] = process.argv.slice(2)
const limits = { pauseMs: 50, maxRestarts: 2, withinMs: 60_000 }
const whenOneEnds = mode === 'restart' ? restart(limits) : stopTogether

const server = (port: string) => `
  console.log('serving as ' + process.pid)
  require('http').createServer((request, response) => {
    if (request.url === '/crash') process.exit(7)
    response.end(String(process.pid))
  }).listen(${port}, '127.0.0.1')`

await supervise(async () => {
  for (const [index, port] of ports.entries()) {
    const name = `Server ${index + 1}`
    const command = { name, args: ['-e', server(port)], log: join(folder, `${index + 1}.log`) }
    const url = `http://127.0.0.1:${port}/`
    const child = startNode(command)
    await waitUntilHealthy({ ...command, child, url })
    whenOneEnds({ command, child, url })
  }
  process.stdout.write('all run\n')
})
