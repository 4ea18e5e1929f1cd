/** Paths of icons that are drawn both as elements and as masks (`iconMask`). */
export const drawings = {
  external: [
    'M13.5 4.5h6v6',
    'M19.5 4.5 11 13',
    'M17 14v4.5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1H10',
  ],
  pin: [
    'M12 21s6.5-6.2 6.5-11a6.5 6.5 0 0 0-13 0c0 4.8 6.5 11 6.5 11z',
    'M12 12.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z',
  ],
}
