import { expect, test } from 'vitest'
import { createBackground } from '../src/background'
import { createLog } from '../src/log'

const lines: string[] = []
const log = createLog((line) => lines.push(line))

test('runs work alone under its name, and once more for all calls during a run', async () => {
  const background = createBackground(log)
  let running = 0
  let runs = 0
  const work = async () => {
    running += 1
    expect(running).toBe(1)
    runs += 1
    await new Promise((done) => setTimeout(done, 5))
    running -= 1
  }
  for (let call = 0; call < 10; call += 1) background.runAlone('mails', work)
  await background.settled()
  expect(runs).toBe(2)
  background.runAlone('mails', work)
  await background.settled()
  expect(runs).toBe(3)
})

test('goes on after a failure, which is logged', async () => {
  const background = createBackground(log)
  background.runAlone('mails', () => Promise.reject(new TypeError('secret')))
  await background.settled()
  expect(lines.join('')).toContain('"name":"mails","error":"TypeError"')
  expect(lines.join('')).not.toContain('secret')
  let ran = false
  background.runAlone('mails', async () => {
    ran = true
  })
  await background.settled()
  expect(ran).toBe(true)
})
