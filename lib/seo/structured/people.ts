import { PRODUCT_NAME } from '@/lib/brand/brands'
import type { Thing } from './thing'

interface Person {
  firstName: string
  lastName: string
}

/** The product itself, as the one who publishes and organizes. */
export const organization = (origin: string): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: PRODUCT_NAME,
  url: `${origin}/`,
})

/** Somebody who teaches. */
export const person = ({ firstName, lastName }: Person): Thing => ({
  '@type': 'Person',
  name: `${firstName} ${lastName}`,
})
