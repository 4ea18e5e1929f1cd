/**
 * Rewrites an input's text with `format` and keeps the caret behind the same digit as before, also
 * when separators come or go around it.
 */
export function reformat(input: HTMLInputElement, format: (text: string) => string): void {
  const before = input.value
  const caret = input.selectionStart ?? before.length
  const digitsBefore = before.slice(0, caret).replace(/\D/g, '').length
  const atEnd = caret >= before.length
  const after = format(before)
  if (after === before) return
  input.value = after
  if (document.activeElement !== input) return
  let position = 0
  for (let seen = 0; position < after.length && seen < digitsBefore; position += 1) {
    if (/\d/.test(after[position]!)) seen += 1
  }
  const target = atEnd ? after.length : position
  input.setSelectionRange(target, target)
}
