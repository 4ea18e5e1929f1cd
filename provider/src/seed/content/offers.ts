import type { Translations } from '../../db/schema/column-types'
import type { OfferPlacement, OfferTexts } from '../../db/schema/offers'

type OfferContent = {
  title: string
  description: string
  /** Workout types; empty for all brands. */
  brands: string[]
  poster: string
  placements: readonly OfferPlacement[]
  ctaLabel: string
  translations: Translations<OfferTexts>
  planId?: number
  promoted?: boolean
  /** Days from the day of the seed; negative ones have expired. */
  ends?: number
  /** The title of the collection or program that it leads to, else it leads to the plans. */
  group?: string
}

/** Offers in display order. */
export const offerContent: OfferContent[] = [
  {
    title: 'Everything in one plan',
    description: 'Eleven brands, live and on demand, in one subscription.',
    brands: [],
    poster: 'all-2',
    placements: ['homepage', 'offers', 'onboarding'],
    ctaLabel: 'See the plan',
    translations: {
      es: {
        title: 'Todo en un plan',
        description: 'Once marcas y todas las clases en vivo, todo en una sola suscripción.',
        ctaLabel: 'Ver el plan',
      },
      'fr-CA': {
        title: 'Tout dans un forfait',
        description: 'Onze marques et tous les cours en direct, dans un seul abonnement.',
        ctaLabel: 'Voir le forfait',
      },
    },
    planId: 1,
  },
  {
    title: 'Just yoga',
    description:
      'From first sun salutations to forearm stands, on demand and live, for half the price of everything.',
    brands: ['yoga'],
    poster: 'yoga-4',
    placements: ['homepage', 'offers', 'onboarding'],
    ctaLabel: 'Choose Yoga',
    translations: {
      es: {
        title: 'Solo yoga',
        description:
          'De los primeros saludos al sol al equilibrio sobre los antebrazos, a tu hora y en vivo, por la mitad de lo que cuesta todo.',
        ctaLabel: 'Elegir Yoga',
      },
      'fr-CA': {
        title: 'Juste du yoga',
        description:
          'Des premières salutations au soleil à l’équilibre sur les avant-bras, sur demande et en direct, pour la moitié du prix de tout.',
        ctaLabel: 'Choisir Yoga',
      },
    },
    planId: 2,
  },
  {
    title: 'Six weeks to five kilometers',
    description:
      'Couch to Five begins with a minute of running and ends with half an hour of it. Three sessions a week.',
    brands: ['running'],
    poster: 'running-3',
    placements: ['homepage'],
    ctaLabel: 'See the program',
    translations: {
      es: {
        title: 'Seis semanas hasta los cinco kilómetros',
        description:
          'Couch to Five empieza con un minuto de carrera y termina con media hora. Tres sesiones por semana.',
        ctaLabel: 'Ver el programa',
      },
      'fr-CA': {
        title: 'Six semaines jusqu’à cinq kilomètres',
        description:
          'Couch to Five commence par une minute de course et finit par une demi-heure. Trois séances par semaine.',
        ctaLabel: 'Voir le programme',
      },
    },
    group: 'Couch to Five',
  },
  {
    title: 'The saddle or the slide',
    description: 'One brand, one price: rides with a view or pieces on the water.',
    brands: ['cycling', 'rowing'],
    poster: 'cycling-5',
    placements: ['homepage', 'offers'],
    ctaLabel: 'Choose your brand',
    translations: {
      es: {
        title: 'Bicicleta o remo',
        description: 'Una marca, un precio: rutas con vistas o series sobre el agua.',
        ctaLabel: 'Elegir tu marca',
      },
      'fr-CA': {
        title: 'La selle ou la coulisse',
        description: 'Une marque, un prix : des sorties avec vue ou des intervalles sur l’eau.',
        ctaLabel: 'Choisir votre marque',
      },
    },
    planId: 2,
  },
  {
    title: 'Founders of Strength',
    description:
      'Strength is the newest of our brands, and whoever joins this season keeps the first price for good.',
    brands: ['strength'],
    poster: 'strength-6',
    placements: ['homepage', 'offers'],
    ctaLabel: 'Become a founder',
    translations: {
      es: {
        title: 'Fundadores de Strength',
        description:
          'Strength es la más nueva de nuestras marcas, y quien entre esta temporada conserva el primer precio para siempre.',
        ctaLabel: 'Ser fundador',
      },
      'fr-CA': {
        title: 'Les fondateurs de Strength',
        description:
          'Strength est la plus récente de nos marques, et qui s’abonne cette saison garde le premier prix pour toujours.',
        ctaLabel: 'Devenir fondateur',
      },
    },
    planId: 4,
    ends: 45,
  },
  {
    title: 'The hour before bed',
    description:
      'Long exhales, a body scan and one very slow stretch. Better Sleep is a collection for tired evenings.',
    brands: ['wellness'],
    poster: 'wellness-2',
    placements: ['homepage'],
    ctaLabel: 'Open the collection',
    translations: {
      es: {
        title: 'La hora antes de dormir',
        description:
          'Exhalaciones largas, un repaso del cuerpo y un estiramiento muy lento. Better Sleep es una colección para noches de cansancio.',
        ctaLabel: 'Abrir la colección',
      },
      'fr-CA': {
        title: 'L’heure avant le lit',
        description:
          'De longues expirations, un balayage corporel et un étirement très lent. Better Sleep est une collection pour les soirs de fatigue.',
        ctaLabel: 'Ouvrir la collection',
      },
    },
    group: 'Better Sleep',
  },
  {
    title: 'A year, with a fifth off',
    description:
      'Twelve months of every brand for the price of eight, and twenty percent less on the first payment with SAVE20.',
    brands: [],
    poster: 'all-7',
    placements: ['offers'],
    ctaLabel: 'Take the year',
    translations: {
      es: {
        title: 'Un año con un 20 % menos',
        description:
          'Doce meses de todas las marcas por el precio de ocho, y un 20 % menos en el primer pago con SAVE20.',
        ctaLabel: 'Elegir el año',
      },
      'fr-CA': {
        title: 'Un an, avec 20 % de rabais',
        description:
          'Douze mois de toutes les marques au prix de huit, et 20 % de moins sur le premier paiement avec SAVE20.',
        ctaLabel: 'Prendre l’année',
      },
    },
    planId: 3,
    promoted: true,
    ends: 30,
  },
  {
    title: 'Barre before the holidays',
    description: 'Last season’s four weeks of pliés at a kinder price.',
    brands: ['barre'],
    poster: 'barre-3',
    placements: ['homepage', 'offers'],
    ctaLabel: 'Choose Barre',
    translations: {
      es: {
        title: 'Barre antes de las fiestas',
        description: 'Las cuatro semanas de pliés de la temporada pasada a un precio más amable.',
        ctaLabel: 'Elegir Barre',
      },
      'fr-CA': {
        title: 'Barre avant les Fêtes',
        description: 'Les quatre semaines de pliés de la saison dernière, à un prix plus doux.',
        ctaLabel: 'Choisir Barre',
      },
    },
    planId: 2,
    ends: -20,
  },
]
