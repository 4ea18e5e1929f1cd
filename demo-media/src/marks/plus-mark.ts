/** The X+ mark, 142 wide and 100 high: one arm of the X passes over the other, the plus stands high. */
export const plusMark =
  '<path d="M0 0H33L47 20.9L30.5 45.5ZM67 100L53 79.1L69.5 54.5L100 100Z"/>' +
  '<path d="M67 0H100L33 100H0Z"/>' +
  '<path d="M113 0H127V15H142V29H127V44H113V29H98V15H113Z"/>'
