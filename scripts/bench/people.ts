/** People of the seed. */
export const people = { plain: { email: 'plain@example.com', password: 'Password1!' } }
