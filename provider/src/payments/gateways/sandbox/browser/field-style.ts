import type { ElementStyle } from './messages'

const cssProperties = new Map(
  [
    'backgroundColor',
    'color',
    'caretColor',
    'fontFamily',
    'fontSize',
    'fontStyle',
    'fontVariant',
    'fontWeight',
    'letterSpacing',
    'lineHeight',
    'padding',
    'textAlign',
    'textDecoration',
    'textShadow',
    'textTransform',
  ].map((name) => [name, name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]),
)

const pseudoClasses = new Set([
  ':hover',
  ':focus',
  ':disabled',
  ':-webkit-autofill',
  ':autofill',
  '::placeholder',
  '::selection',
])

const stateSelectors: [string, string][] = [
  ['base', 'input'],
  ['empty', 'input.empty'],
  ['complete', 'input.complete'],
  ['invalid', 'input.invalid'],
]

/** Values are set through the style declaration, so that no value can open a rule of its own. */
function addRule(sheet: CSSStyleSheet, selector: string, values: Record<string, unknown>) {
  const index = sheet.insertRule(`${selector} {}`, sheet.cssRules.length)
  const rule = sheet.cssRules[index] as CSSStyleRule
  for (const [name, value] of Object.entries(values)) {
    const property = cssProperties.get(name)
    if (property && typeof value === 'string') rule.style.setProperty(property, value)
    // The default placeholder is a paler shade of the text; a custom color is used as it is.
    if (name === 'color' && selector.endsWith('::placeholder'))
      rule.style.setProperty('opacity', '1')
    if (name === 'fontSmoothing' && typeof value === 'string')
      rule.style.setProperty('-webkit-font-smoothing', value)
  }
}

/**
 * Turns the `style` option of an element into a style sheet for its frame; unknown properties are
 * ignored.
 */
export function styleSheet(style: ElementStyle): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  for (const [state, selector] of stateSelectors) {
    const values = style[state]
    if (!values) continue
    addRule(sheet, selector, values)
    for (const pseudo of pseudoClasses) {
      const nested = values[pseudo]
      if (typeof nested === 'object' && nested !== null)
        addRule(sheet, `${selector}${pseudo}`, nested as Record<string, unknown>)
    }
  }
  return sheet
}
