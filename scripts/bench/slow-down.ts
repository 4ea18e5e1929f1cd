import type { Page } from 'playwright'

/** Has the browser slow a page down, which keeps its main thread from running for most of the time. */
export async function slowDown(page: Page, times: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}
