/** Ids of a text with commas between them; an empty text and null hold none. */
export const readIds = (text: string | null): number[] => (text ? text.split(',').map(Number) : [])
