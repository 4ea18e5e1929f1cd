import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { poll, PollExceededError, SUBSCRIPTION_POLL_ATTEMPTS } from '@/lib/browser/poll'

describe('poll', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('reads at once and every 500 ms until the value is there', async () => {
    const times: number[] = []
    const start = Date.now()
    const read = async () => times.push(Date.now() - start)
    const result = poll(read, { until: (count) => count === 4 })
    await vi.runAllTimersAsync()
    expect(await result).toBe(4)
    expect(times).toEqual([0, 500, 1000, 1500])
  })

  it.each([
    [undefined, 10],
    [SUBSCRIPTION_POLL_ATTEMPTS, 15],
    [1, 1],
  ])('gives up after %j attempts', async (attempts, expected) => {
    const read = vi.fn(async () => 'incomplete')
    const result = poll(read, { until: (status) => status === 'active', attempts })
    const ended = expect(result).rejects.toThrow(new PollExceededError())
    await vi.runAllTimersAsync()
    await ended
    expect(read).toHaveBeenCalledTimes(expected)
    expect(new PollExceededError().message).toBe('Exceeded max attempts')
  })

  it('never has two reads at a time', async () => {
    let open = 0
    let most = 0
    const read = async () => {
      most = Math.max(most, (open += 1))
      await new Promise((resolve) => setTimeout(resolve, 2000))
      open -= 1
    }
    const result = poll(read, { until: () => false, attempts: 3 }).catch(() => 'given up')
    await vi.runAllTimersAsync()
    expect(await result).toBe('given up')
    expect(most).toBe(1)
  })

  it('ends with a read error unless it may continue', async () => {
    const read = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValue('active')
    await expect(poll(read, { until: () => true })).rejects.toThrow('broken')
    read.mockRejectedValueOnce(new Error('broken'))
    const result = poll(read, { until: () => true, goOnAfter: () => true })
    await vi.runAllTimersAsync()
    expect(await result).toBe('active')
  })

  it('counts a failed read after which it continues', async () => {
    const read = vi.fn().mockRejectedValue(new Error('broken'))
    const result = poll(read, { until: () => true, attempts: 3, goOnAfter: () => true })
    const ended = expect(result).rejects.toThrow(PollExceededError)
    await vi.runAllTimersAsync()
    await ended
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('stops when its caller aborts', async () => {
    const leaving = new AbortController()
    const read = vi.fn(async () => 'incomplete')
    const result = poll(read, { until: () => false, signal: leaving.signal })
    const ended = expect(result).rejects.toThrow('left')
    await vi.advanceTimersByTimeAsync(700)
    leaving.abort(new Error('left'))
    await ended
    await vi.runAllTimersAsync()
    expect(read).toHaveBeenCalledTimes(2)
  })
})
