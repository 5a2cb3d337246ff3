/** A hash that is not taken. `path` names the member that is at fault, as `hash.value`. */
export class PasswordHashError extends Error {
  readonly path: string

  constructor(path: string, message: string) {
    super(message)
    this.name = 'PasswordHashError'
    this.path = path
  }
}
