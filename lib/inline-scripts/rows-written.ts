/** The event by which a page tells the agenda's script that more of its rows have been read. */
export const ROWS_WRITTEN = 'agenda-rows'
