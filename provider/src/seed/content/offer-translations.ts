import type { Translations } from '../../db/schema/column-types'
import type { OfferTexts } from '../../db/schema/offers'

/** The offers in other languages, by their English title. */
export const offerTranslations = {
  'Everything in one plan': {
    es: {
      title: 'Todo en un plan',
      description: 'Todas las disciplinas, en vivo y bajo demanda, en un solo plan.',
      ctaLabel: 'Ver el plan',
    },
    'fr-CA': {
      title: 'Tout dans un forfait',
      description: 'Toutes les disciplines, en direct et sur demande, dans un seul forfait.',
      ctaLabel: 'Voir le forfait',
    },
  },
  'Just yoga': {
    es: {
      title: 'Solo yoga',
      description:
        'De los primeros saludos al sol al equilibrio sobre los antebrazos, bajo demanda y en vivo, por la mitad de lo que cuesta todo.',
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
  'Ride or row': {
    es: {
      title: 'Bicicleta o remo',
      description: 'Una disciplina, un precio. Elige Cycling o Rowing.',
      ctaLabel: 'Elegir tu disciplina',
    },
    'fr-CA': {
      title: 'Vélo ou aviron',
      description: 'Une discipline, un prix. Choisissez Cycling ou Rowing.',
      ctaLabel: 'Choisir votre discipline',
    },
  },
  'Founders of Strength': {
    es: {
      title: 'Fundadores de Strength',
      description:
        'Strength es nuestra disciplina más nueva. Únete esta temporada y conserva el precio de fundador mientras sigas con nosotros.',
      ctaLabel: 'Ser fundador',
    },
    'fr-CA': {
      title: 'Les fondateurs de Strength',
      description:
        'Strength est notre plus récente discipline. Abonnez-vous cette saison et gardez le prix de fondateur tant que vous restez.',
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
  'A year, 20% off': {
    es: {
      title: 'Un año con 20 % de descuento',
      description:
        'Doce meses de todo por el precio de ocho, más un 20 % de descuento en tu primer pago con SAVE20.',
      ctaLabel: 'Elegir el plan anual',
    },
    'fr-CA': {
      title: 'Un an, avec 20 % de rabais',
      description:
        'Douze mois de tout au prix de huit, plus 20 % de rabais sur votre premier paiement avec SAVE20.',
      ctaLabel: 'Choisir le forfait annuel',
    },
  },
  'Barre before the holidays': {
    es: {
      title: 'Barre antes de las fiestas',
      description: 'Cuatro semanas de pliés a un precio más bajo.',
      ctaLabel: 'Elegir Barre',
    },
    'fr-CA': {
      title: 'Barre avant les Fêtes',
      description: 'Quatre semaines de pliés, à prix réduit.',
      ctaLabel: 'Choisir Barre',
    },
  },
  'Welcome to X+': {
    es: {
      title: 'Te damos la bienvenida',
      description: '¿Es tu primera vez? Llévate un 30 % de descuento en tus tres primeros pagos.',
      ctaLabel: 'Obtener el 30 % de descuento',
    },
    'fr-CA': {
      title: 'Bienvenue chez X+',
      description:
        'C’est votre première fois? Obtenez 30 % de rabais sur vos trois premiers paiements.',
      ctaLabel: 'Obtenir 30 % de rabais',
    },
  },
  'A friend sent you': {
    es: {
      title: 'De parte de un amigo',
      description:
        'Te invitó alguien que entrena con nosotros. Llévate un 15 % de descuento en tu primer año.',
      ctaLabel: 'Elegir el plan anual',
    },
    'fr-CA': {
      title: 'De la part d’un ami',
      description:
        'Une personne qui s’entraîne avec nous vous invite. Obtenez 15 % de rabais sur votre première année.',
      ctaLabel: 'Choisir le forfait annuel',
    },
  },
  'Your studio, at home': {
    es: {
      title: 'Tu estudio, en casa',
      description:
        'Ya entrenas con nosotros en persona. Ten todo también en casa, a mitad de precio durante tres meses.',
      ctaLabel: 'Obtener el 50 % de descuento',
    },
    'fr-CA': {
      title: 'Votre studio, à la maison',
      description:
        'Vous vous entraînez déjà avec nous en personne. Profitez de tout à la maison aussi, à moitié prix pendant trois mois.',
      ctaLabel: 'Obtenir 50 % de rabais',
    },
  },
  'Good to see you again': {
    es: {
      title: 'Hola de nuevo',
      description: 'Sigue donde lo dejaste. Todo con un 25 % de descuento durante tres meses.',
      ctaLabel: 'Volver',
    },
    'fr-CA': {
      title: 'Bon retour parmi nous',
      description: 'Reprenez là où vous en étiez. 25 % de rabais sur tout pendant trois mois.',
      ctaLabel: 'Revenir',
    },
  },
} satisfies Record<string, Translations<OfferTexts>>

export type OfferTitle = keyof typeof offerTranslations
