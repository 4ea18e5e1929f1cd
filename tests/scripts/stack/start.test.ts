import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { webProgram } from '@/scripts/stack/start'

it('the web server is started with the memory settings of `npm start`', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { start: string }
  }
  const { args, env } = webProgram(3000, { NODE_ENV: 'production' })
  const { NODE_ENV, ...allocator } = env as Record<string, string>
  const settings = Object.entries(allocator).map(([name, value]) => `${name}=${value}`)
  const node = `node ${args.slice(0, -4).join(' ')}`
  expect(NODE_ENV).toBe('production')
  expect(scripts.start).toBe(`${settings.join(' ')} exec ${node} || ${node}`)
})
