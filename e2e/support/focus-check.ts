import type { Page } from '@playwright/test'

/**
 * Problems with the focused element: it has no visible focus indicator, or it is not visible
 * itself. How an element looks without focus is only known after the focus has left it, so that
 * part of the result is about the previous element.
 */
export function focusProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type Stop = { element: Element; name: string; look: string }
    const kept = globalThis as unknown as { lastStop?: Stop; unfocused?: Map<Element, string> }
    const drawn = ['outline', 'box-shadow', 'border-color', 'background-color', 'text-decoration']

    const nameOf = (element: Element) =>
      `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}” ${element.id}`

    function lookOf(element: Element): string {
      const around: Element[] = []
      for (let at: Element | null = element; at && around.length < 4; at = at.parentElement)
        around.push(at)
      return around
        .flatMap((part) =>
          [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)),
        )
        .map((style) => drawn.map((property) => style.getPropertyValue(property)).join('|'))
        .join('\n')
    }

    function isSeen(element: Element): boolean {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const box = [
        Math.max(left, 0),
        Math.max(top, 0),
        Math.min(right, innerWidth),
        Math.min(bottom, innerHeight),
      ] as const
      if (box[2] - box[0] < 1 || box[3] - box[1] < 1) return false
      const labels = [...((element as HTMLInputElement).labels ?? [])]
      return [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const hit = document.elementFromPoint(
            box[0] + (box[2] - box[0]) * x,
            box[1] + (box[3] - box[1]) * y,
          )
          return [element, ...labels].some((part) => part.contains(hit))
        }),
      )
    }

    async function settled(check: () => boolean) {
      for (let tries = 0; tries < 40 && !check(); tries += 1)
        await new Promise((next) => setTimeout(next, 25))
      return check()
    }

    const problems: string[] = []
    const host = document.activeElement
    let element = host
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    const before = kept.lastStop
    if (before?.element.isConnected && before.element !== element)
      if (!(await settled(() => lookOf(before.element) !== before.look)))
        problems.push(`the focus on ${before.name} cannot be told from its absence`)
    delete kept.lastStop
    if (!host || !element || host === document.body) return problems
    if (!(await settled(() => isSeen(host))))
      problems.push(`${nameOf(element)} has the focus where nobody sees it`)
    await Promise.allSettled(
      [element, element.parentElement].flatMap((part) =>
        (part?.getAnimations() ?? []).map(({ finished }) => finished),
      ),
    )
    // A frame tells the page by a message that it has the focus, so its look may change later.
    const unfocused = (kept.unfocused ??= new Map())
    for (const frame of document.querySelectorAll('iframe'))
      if (frame !== element && frame !== before?.element && !unfocused.has(frame))
        unfocused.set(frame, lookOf(frame))
    const focused = element
    if (unfocused.has(focused)) await settled(() => lookOf(focused) !== unfocused.get(focused))
    kept.lastStop = { element, name: nameOf(element), look: lookOf(element) }
    return problems
  })
}
