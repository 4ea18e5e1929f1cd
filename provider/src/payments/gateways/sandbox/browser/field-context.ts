import type { FieldContext } from './messages'

const inheritedProperties = [
  'color',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
] as const

/** The label of a field: the one for its container, or the one around it. */
function labelOf(container: HTMLElement): string | undefined {
  const label = container.id
    ? document.querySelector(`label[for="${CSS.escape(container.id)}"]`)
    : container.closest('label')
  const named = document.getElementById(container.getAttribute('aria-labelledby') ?? '')
  return (label ?? named)?.textContent?.trim() || container.getAttribute('aria-label') || undefined
}

/** The text style of the field's container, and the label of the field. */
export function readFieldContext(container: HTMLElement): FieldContext {
  const computed = getComputedStyle(container)
  const css = Object.fromEntries(inheritedProperties.map((name) => [name, computed[name]]))
  return { css, label: labelOf(container) }
}

/** Calls back when the page's theme may have changed. Returns a function that stops it. */
export function onThemeChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  const attributeFilter = ['class', 'style', 'data-theme', 'data-brand', 'data-color-scheme']
  observer.observe(document.documentElement, { attributeFilter })
  const media = matchMedia('(prefers-color-scheme: dark)')
  media.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    media.removeEventListener('change', onChange)
  }
}
