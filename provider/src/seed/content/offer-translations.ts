import type { Translations } from '../../db/schema/column-types'
import type { OfferTexts } from '../../db/schema/offers'

/** The offers in other languages, by their English title. */
export const offerTranslations = {
  'Everything in one plan': {
    es: {
      title: 'Todo en un plan',
      description: 'Todas las marcas y todas las clases en vivo, en una sola suscripción.',
      ctaLabel: 'Ver el plan',
    },
    'fr-CA': {
      title: 'Tout dans un forfait',
      description: 'Toutes les marques et tous les cours en direct, dans un seul abonnement.',
      ctaLabel: 'Voir le forfait',
    },
  },
  'Just yoga': {
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
  'Six weeks to five kilometers': {
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
  'The saddle or the slide': {
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
  'Founders of Strength': {
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
  'The hour before bed': {
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
  'A year, with a fifth off': {
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
  'Barre before the holidays': {
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
  'An easy first season': {
    es: {
      title: 'Una primera temporada fácil',
      description:
        '¿Acabas de llegar? Tus tres primeros pagos son casi un tercio más bajos, entrenes lo que entrenes.',
      ctaLabel: 'Aprovechar el precio de bienvenida',
    },
    'fr-CA': {
      title: 'Une première saison en douceur',
      description:
        'Vous débutez ici? Vos trois premiers paiements sont réduits de près d’un tiers, quel que soit votre entraînement.',
      ctaLabel: 'Profiter du prix de bienvenue',
    },
  },
  'With a friend’s regards': {
    es: {
      title: 'De parte de un amigo',
      description:
        'Alguien que entrena con nosotros te ha traído hasta aquí. Tu primer año cuesta un quince por ciento menos.',
      ctaLabel: 'Elegir el año',
    },
    'fr-CA': {
      title: 'De la part d’un ami',
      description:
        'Quelqu’un qui s’entraîne avec nous vous a envoyé ici. Votre première année coûte quinze pour cent de moins.',
      ctaLabel: 'Prendre l’année',
    },
  },
  'From the studio to your living room': {
    es: {
      title: 'Del estudio a tu salón',
      description:
        'Ya entrenas con nosotros en persona. Ten todas las marcas también en casa, tres meses a mitad de precio.',
      ctaLabel: 'Elegir el precio de estudio',
    },
    'fr-CA': {
      title: 'Du studio à votre salon',
      description:
        'Vous vous entraînez déjà avec nous en personne. Profitez de toutes les marques à la maison aussi, à moitié prix pendant trois mois.',
      ctaLabel: 'Prendre le prix studio',
    },
  },
  'Good to see you again': {
    es: {
      title: 'Qué bueno verte de nuevo',
      description: 'Sigue donde lo dejaste: todo por una cuarta parte menos, durante tres meses.',
      ctaLabel: 'Volver',
    },
    'fr-CA': {
      title: 'Heureux de vous revoir',
      description: 'Reprenez où vous en étiez : tout pour un quart de moins, pendant trois mois.',
      ctaLabel: 'Revenir',
    },
  },
} satisfies Record<string, Translations<OfferTexts>>

export type OfferTitle = keyof typeof offerTranslations
