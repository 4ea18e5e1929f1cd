declare module 'subset-font' {
  /** The part of a font that draws `text`; axes that are given are fixed at their value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>
}
