/**
 * The header by which a call asks for answers in the language of the page; without it a browser names
 * the languages of its owner.
 */
export function pageLanguage(): { 'accept-language': string } {
  return { 'accept-language': document.documentElement.lang }
}
