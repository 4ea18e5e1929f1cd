/** Bytes as kilobytes with one decimal, for a table. */
export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)
