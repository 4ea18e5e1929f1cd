const shape = /^\+?[\d\p{Zs}().-]{7,20}$/u

/** Whether a text can be a phone number as people write them: seven digits or more and what parts them. */
export const isPhone = (text: string) => shape.test(text) && text.replaceAll(/\D/g, '').length >= 7
