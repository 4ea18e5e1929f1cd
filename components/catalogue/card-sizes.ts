/** A row shows 1.3, 2.4 or 2.5 slides. */
export const SLIDE_SIZES = '(min-width:1296px) 460px,(min-width:576px) 40vw,74vw'

/** A grid has one to four columns. */
export const GRID_SIZES =
  '(min-width:1296px) 285px,(min-width:768px) 30vw,(min-width:620px) 45vw,92vw'

/** The large card of a spotlight takes half of the row, its small ones a quarter. */
export const SPOTLIGHT_SIZES = '(min-width: 1296px) 600px, (min-width: 900px) 48vw, 92vw'
export const SPOTLIGHT_SMALL_SIZES = '(min-width: 1296px) 290px, (min-width: 900px) 24vw, 46vw'
