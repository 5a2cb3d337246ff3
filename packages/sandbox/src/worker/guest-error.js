/** An error whose name and message the code sees. */
export class GuestError extends Error {
  /** @param {string} message @param {string} [name] */
  constructor(message, name = 'Error') {
    super(message)
    this.name = name
  }
}
