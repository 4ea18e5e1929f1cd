/**
 * The gateway refuses for a reason that the payer may read. `message` is the code of a sentence of
 * ours, or the card provider's own sentence, which is shown as it is.
 */
export class CardRefusal extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message)
    this.name = 'CardRefusal'
  }
}
