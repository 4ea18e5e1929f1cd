/** How the site answers who is signed in. */
export const memberSession = {
  'GET /api/auth/session': () =>
    Response.json({ user: { email: 'ada@example.com', uid: 'u', uuid: 'u1' } }),
}

/** This browser seems to be signed in. */
export const signIn = () => void (document.cookie = 'signed-in=1; Path=/')

export const signOut = () => void (document.cookie = 'signed-in=; Path=/; Max-Age=0')
