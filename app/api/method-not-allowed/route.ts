// Requests that only a server action or a plain form would send end here (see lib/routing/rewrites).
const refuse = () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT }
