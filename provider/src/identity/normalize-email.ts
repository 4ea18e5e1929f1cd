/** The one spelling of an address that accounts and limits are kept under. */
export const normalizeEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase()
