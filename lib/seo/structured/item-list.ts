import type { Thing } from './thing'

/** What a list holds, in its order, each with a page of its own; addresses are absolute. */
export function itemList(name: string, items: readonly { name: string; url: string }[]): Thing {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  }
}
