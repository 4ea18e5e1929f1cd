import { expect, it } from 'vitest'
import { instructorCardData } from '@/lib/catalogue/card-data'

const instructor = {
  id: 3,
  firstName: 'Priya',
  lastName: 'Nair',
  imageUrl: 'https://media.example/portrait.webp',
  placeholder: null,
  bio: 'Priya grew up in Kochi.',
  brandData: [{ id: 4, externalId: '4', name: 'Yoga' }],
  modalities: [
    { id: 1, name: 'Yoga', icon: 'yoga' },
    { id: 9, name: 'Tower', icon: 'tower' },
  ],
}

it('the card of an instructor gets what it shows, in the page’s language where we have it', () => {
  const modalities = { names: { yoga: 'Yoga doux' }, lang: 'en' }
  expect(instructorCardData(instructor, modalities)).toEqual({
    id: 3,
    name: 'Priya Nair',
    teaches: [{ name: 'Yoga doux' }, { name: 'Tower', lang: 'en' }],
    picture: 'https://media.example/portrait.webp',
  })
})
