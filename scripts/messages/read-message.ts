/** What a text of ICU's message syntax is made of. */
export interface MessageParts {
  /** Places to be filled in, with the options of a choice by name: `{country, select, US {…} …}`. */
  places: Set<string>
  /** The categories of each plural in the text. */
  plurals: string[][]
}

/** Reads the places, tags and plurals of a text. Throws on braces that do not match. */
export function readMessage(text: string): MessageParts {
  const parts: MessageParts = { places: new Set(), plurals: [] }
  for (const [, tag] of text.matchAll(/<(\w+)>/g)) parts.places.add(`<${tag}>`)
  readPlaces(text, parts)
  return parts
}

function readPlaces(text: string, parts: MessageParts) {
  for (const { inside } of blocks(text)) {
    const [name = '', kind, ...rest] = inside.split(',').map((part) => part.trim())
    const body = rest.join(',')
    if (kind === undefined) parts.places.add(name)
    else {
      const options = [...blocks(body)]
      const names = options.map(({ before }) => before.trim())
      if (kind === 'plural') parts.plurals.push(names)
      parts.places.add(kind === 'plural' ? name : `${name}: ${names.sort().join(' ')}`)
      for (const option of options) readPlaces(option.inside, parts)
    }
  }
}

/** The outermost blocks in braces, each with what stands before it. */
function* blocks(text: string) {
  let depth = 0
  let start = 0
  let before = ''
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') {
      if (depth === 0) before = text.slice(start, at)
      if (depth === 0) start = at + 1
      depth++
    } else if (text[at] === '}') {
      depth--
      if (depth < 0) break
      if (depth === 0) {
        yield { before, inside: text.slice(start, at) }
        start = at + 1
      }
    }
  }
  if (depth !== 0) throw new Error(`Braces do not match: ${text}`)
}
