import { Client } from 'pg'
import { onTestFinished, vi } from 'vitest'

/**
 * Records the statements of every connection of this process until the test ends, without their
 * values. The function returns those since its last call; sorted, because some are sent at once.
 */
export function recordStatements(): () => string[] {
  const query = vi.spyOn(Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  return () => {
    const sent = query.mock.calls.map(([statement]) => statement as unknown)
    query.mockClear()
    return sent
      .map((statement) =>
        typeof statement === 'string' ? statement : (statement as { text: string }).text,
      )
      .sort()
  }
}
