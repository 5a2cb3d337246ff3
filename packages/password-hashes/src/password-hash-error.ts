/** A hash that is not accepted. `path` names the invalid member, such as `hash.value`. */
export class PasswordHashError extends Error {
  readonly path: string

  constructor(path: string, message: string) {
    super(message)
    this.name = 'PasswordHashError'
    this.path = path
  }
}
