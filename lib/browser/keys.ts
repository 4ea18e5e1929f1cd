/** The key that runs the main action of a text field. Specification 9. */
export const ENTER_KEY = 'Enter'
