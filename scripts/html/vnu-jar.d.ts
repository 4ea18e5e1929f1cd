declare module 'vnu-jar' {
  /** Where the checker's program lies. */
  const path: string
  export default path
}
