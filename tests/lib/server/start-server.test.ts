import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer } from 'node:http'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { prepareRequest, startServer } from '@/lib/server/start-server'
import * as environment from '@/lib/config/env'
import { STARTED_CHANNEL } from '@/server/lifecycle.mjs'
import { testEnv } from '@/tests/support/next-request'

beforeEach(() => void vi.restoreAllMocks())

it('publishes that it has run, and changes every request from then on', async () => {
  vi.spyOn(environment, 'env').mockReturnValue(testEnv())
  const started = vi.fn()
  subscribe(STARTED_CHANNEL, started)
  await startServer()
  onTestFinished(() => void unsubscribe('http.server.request.start', prepareRequest))
  expect(started).toHaveBeenCalledOnce()

  const server = createServer((request, response) =>
    response.end(JSON.stringify([request.url, request.headers['x-forwarded-for']])),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as { port: number }
  const answer = await fetch(`http://127.0.0.1:${port}/?brand=yoga&brand=pilates`)
  expect(await answer.json()).toEqual(['/?brand=yoga', '127.0.0.1'])
})

it('an invalid configuration ends the process with an error', async () => {
  vi.spyOn(environment, 'env').mockImplementation(() => {
    throw new Error('PROVIDER_URL: invalid')
  })
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
  await expect(startServer()).rejects.toThrow('ended')
  expect(exit).toHaveBeenCalledWith(1)
  expect(said).toHaveBeenCalledWith('PROVIDER_URL: invalid')
})
