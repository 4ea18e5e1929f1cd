/** Vitest's name for the browser that the tests of a process share. */
declare const jsdom: {
  cookieJar: { removeAllCookiesSync(): void }
  reconfigure(settings: { url: string }): void
}

// Test files share a page, because making one takes longer than most of them, but nothing that an
// earlier file left in it. Styles stay, since their library adds them only once.
jsdom.reconfigure({ url: 'http://localhost:3000/' })
jsdom.cookieJar.removeAllCookiesSync()
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
for (const { attributes } of [document.documentElement, document.body])
  for (const { name } of [...attributes]) attributes.removeNamedItem(name)
for (const node of [...document.head.children])
  if (!(node instanceof HTMLStyleElement)) node.remove()
