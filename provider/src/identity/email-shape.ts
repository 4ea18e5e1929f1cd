const shape = /^[^\s@"(),:;<>[\\\]\p{C}]{1,64}@[\p{L}\p{N}-]{1,63}(\.[\p{L}\p{N}-]{1,63})+$/u

/** Whether a text can be an email address: one `@`, a domain with a dot, nothing a mail header acts on. */
export const isEmail = (text: string) => text.length <= 254 && shape.test(text.trim())
