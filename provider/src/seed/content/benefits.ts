/** The employers of the demo that pay for access, with their texts in every language. */
export const benefitContent = [
  {
    name: 'Fernhill Robotics',
    description:
      'Every live class and workout, at home or between meetings, as soon as you claim it.',
    terms:
      'For Fernhill Robotics employees. The membership is for you only, and your employer can’t see what you watch or book.',
    translations: {
      es: {
        description:
          'Todas las clases en vivo y todos los entrenamientos, en casa o entre dos reuniones, desde que la actives.',
        terms:
          'Para el personal de Fernhill Robotics. La membresía es solo para ti, y tu empresa no sabe qué ves ni qué reservas.',
      },
      'fr-CA': {
        description:
          'Tous les cours en direct et tous les entraînements, à la maison ou entre deux réunions, dès que vous l’activez.',
        terms:
          'Pour le personnel de Fernhill Robotics. L’abonnement est pour vous seulement, et votre employeur ne sait pas ce que vous regardez ou réservez.',
      },
    },
  },
  {
    name: 'Old Harbor Bakery',
    description: 'Old Harbor Bakery pays for X+ memberships for twelve of its employees.',
    terms:
      'For Old Harbor Bakery employees, first come, first served. The membership is for you only.',
    translations: {
      es: {
        description: 'Old Harbor Bakery paga la membresía de X+ de doce personas de su equipo.',
        terms:
          'Para el personal de Old Harbor Bakery, por orden de solicitud. La membresía es solo para ti.',
      },
      'fr-CA': {
        description: 'Old Harbor Bakery paie l’abonnement X+ de douze membres de son équipe.',
        terms:
          'Pour le personnel de Old Harbor Bakery, selon l’ordre des demandes. L’abonnement est pour vous seulement.',
      },
    },
  },
]
