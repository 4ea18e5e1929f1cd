import localFont from 'next/font/local'

const display = localFont({
  src: './fonts/archivo.woff2',
  weight: '700 800',
  declarations: [{ prop: 'font-stretch', value: '75% 125%' }],
  variable: '--font-archivo',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

const text = localFont({
  src: './fonts/inter.woff2',
  weight: '400 650',
  variable: '--font-inter',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

/** Class for `<html>`: loads both fonts and defines the variables that the theme's font tokens read. */
export const fontClass = `${display.variable} ${text.variable}`
