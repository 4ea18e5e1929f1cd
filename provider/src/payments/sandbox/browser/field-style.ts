import type { ElementStyle } from './wire'

const properties = new Map(
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

const pseudos = new Set([
  ':hover',
  ':focus',
  ':disabled',
  ':-webkit-autofill',
  ':autofill',
  '::placeholder',
  '::selection',
])

const states: [string, string][] = [
  ['base', 'input'],
  ['empty', 'input.empty'],
  ['complete', 'input.complete'],
  ['invalid', 'input.invalid'],
]

/** Values go in through the style declaration, so that no value can open a rule of its own. */
function addRule(sheet: CSSStyleSheet, selector: string, values: Record<string, unknown>) {
  const index = sheet.insertRule(`${selector} {}`, sheet.cssRules.length)
  const rule = sheet.cssRules[index] as CSSStyleRule
  for (const [name, value] of Object.entries(values)) {
    const property = properties.get(name)
    if (property && typeof value === 'string') rule.style.setProperty(property, value)
    // Our own placeholder is a paler shade of the text; a chosen colour is meant as it is.
    if (name === 'color' && selector.endsWith('::placeholder'))
      rule.style.setProperty('opacity', '1')
    if (name === 'fontSmoothing' && typeof value === 'string')
      rule.style.setProperty('-webkit-font-smoothing', value)
  }
}

/** The `style` option of an element as a style sheet for its frame; unknown parts are left out. */
export function styleSheet(style: ElementStyle): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  for (const [state, selector] of states) {
    const values = style[state]
    if (!values) continue
    addRule(sheet, selector, values)
    for (const pseudo of pseudos) {
      const nested = values[pseudo]
      if (typeof nested === 'object' && nested !== null)
        addRule(sheet, `${selector}${pseudo}`, nested as Record<string, unknown>)
    }
  }
  return sheet
}
