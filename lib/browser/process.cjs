/** What Next.js and libraries find under `process` in a browser: no variables, and nothing else. */
module.exports = { env: {} }
