import { firstPeople } from './first-people'
import { lastPeople } from './last-people'
import { middlePeople } from './middle-people'

/**
 * The 28 instructors in the order of their names: `instructor-01` first. Each fits the person to whom
 * the seed gives the picture.
 */
export const people = [...firstPeople, ...middlePeople, ...lastPeople]
