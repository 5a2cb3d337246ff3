/** A hash that is not accepted. `path` is the path of the invalid member, such as `hash.value`. */
export class PasswordHashError extends Error {
  readonly path: string

  constructor(path: string, message: string) {
    super(message)
    this.name = 'PasswordHashError'
    this.path = path
  }
}
