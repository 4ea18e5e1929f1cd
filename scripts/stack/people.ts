/** The password of everybody in the seed. */
export const seedPassword = 'Password1!'

/** Somebody in the seed without a plan. */
export const plainMember = { email: 'plain@example.com', password: seedPassword }
