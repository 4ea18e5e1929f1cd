import type { Thing } from './thing'

/** A list as structured data, in order, whose items have pages of their own; URLs are absolute. */
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

/** Breadcrumbs as structured data; URLs are absolute, and the page itself needs none. */
export function breadcrumbList(crumbs: readonly { name: string; url?: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}
