import type { Thing } from './thing'

/** The way to a page for search engines; addresses are absolute, the page itself needs none. */
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
