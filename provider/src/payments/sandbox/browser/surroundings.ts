import type { Surroundings } from './wire'

const inherited = ['color', 'fontFamily', 'fontSize', 'fontWeight', 'letterSpacing'] as const

/** Labels of a field: those that name its container, and the one around it. */
function labelOf(container: HTMLElement): string | undefined {
  const label = container.id
    ? document.querySelector(`label[for="${CSS.escape(container.id)}"]`)
    : container.closest('label')
  const named = document.getElementById(container.getAttribute('aria-labelledby') ?? '')
  return (label ?? named)?.textContent?.trim() || container.getAttribute('aria-label') || undefined
}

/** How text looks where the field stands, and what the page calls the field. */
export function readSurroundings(container: HTMLElement): Surroundings {
  const computed = getComputedStyle(container)
  const css = Object.fromEntries(inherited.map((name) => [name, computed[name]]))
  return { css, label: labelOf(container) }
}

/** Calls back when the page's theme may have changed. Returns what stops it. */
export function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  const attributeFilter = ['class', 'style', 'data-theme', 'data-brand', 'data-color-scheme']
  observer.observe(document.documentElement, { attributeFilter })
  const media = matchMedia('(prefers-color-scheme: dark)')
  media.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    media.removeEventListener('change', changed)
  }
}
