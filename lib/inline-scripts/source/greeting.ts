import { greet, type Greetings } from '@/lib/activity/greeting'
import { FIRST_NAME_KEY } from '@/lib/profile/first-name'

// Greets a member by the name of their last visit, in the place of the greeting that follows.
const { dataset } = document.documentElement
const place = document.querySelector<HTMLElement>('.member-greeting h2')!
const name = dataset.storage === 'blocked' ? null : localStorage.getItem(FIRST_NAME_KEY)
if (dataset.session === 'member' && name !== null)
  place.textContent = greet({ ...place.dataset } as Greetings, new Date().getHours(), name)
