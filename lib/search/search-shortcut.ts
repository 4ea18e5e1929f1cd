const editable = 'input, textarea, select, [contenteditable]'

/** Whether a pressed key opens the search: `/` alone, outside of fields and dialogs. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.defaultPrevented || document.querySelector('dialog:modal')) return false
  return !(event.target instanceof Element && event.target.closest(editable))
}
