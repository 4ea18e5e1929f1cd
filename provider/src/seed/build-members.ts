import { randomFrom } from './random'

const firstNames =
  'Ada Ahmed Aisha Alex Amir Ana Anders Anika Ben Bianca Bruno Camille Carlos Chen Chloe Clara Dario Dina Ed Elena Eli Emeka Emma Fatima Felix Freya Gabriel Grace Hana Hugo Ines Isaac Ivy Jamal Jana Jonas Julia Kai Kira Lars Leila Leo Lina Luca Maja Malik Mara Mateo Maya Mina Nadia Nina Noah Nora Olga Omar Oscar Paula Petra Quinn Rafael Ravi Rita Rosa Ruben Sara Seb Selma Sina Theo Tom Uma Vera Victor Wendy Yara Yusuf Zoe'.split(
    ' ',
  )
const lastNames =
  'Abara Adler Almeida Andersen Baker Barros Beck Bianchi Brandt Brooks Castro Chang Cohen Costa Dahl Diaz Duarte Ekman Farah Ferrari Fischer Flores Fonseca Garcia Gomez Grant Haas Hansen Hart Hoffman Hughes Ito Jensen Jones Kaya Keller Khan Kim Klein Kovac Larsen Lee Lopez Lund Marino Martin Meyer Miller Mori Nagy Nguyen Nilsen Novak Oliveira Olsen Owens Park Patel Peters Popov Quist Ramos Rao Reed Rossi Ruiz Sato Schmidt Silva Singh Stein Sun Tan Torres Vance Vargas Vega Weber Wolf Wood Yilmaz Young'.split(
    ' ',
  )

/** The community: people who have booked classes but never sign in (they have no password). */
export function buildMembers(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(`member ${index}`)
    const firstName = firstNames[Math.floor(random() * firstNames.length)]!
    const lastName = lastNames[Math.floor(random() * lastNames.length)]!
    return {
      email: `member-${index + 1}@community.example`,
      firstName,
      lastName,
      registrationType: 'email',
    }
  })
}
