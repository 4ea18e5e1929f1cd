/** The name of a card's brand as it is written on cards, from the card provider's `visa`. */
export const cardBrandName = (brand: string): string =>
  brand.charAt(0).toUpperCase() + brand.slice(1)
