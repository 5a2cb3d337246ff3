/** Too many runs wait, or this one waited too long: its code did not run. */
export class SandboxBusyError extends Error {
  override readonly name = 'SandboxBusyError'
}

/** The sandbox is closed: the code did not run, or not to its end. */
export class SandboxClosedError extends Error {
  override readonly name = 'SandboxClosedError'
}

/** The code, the event or a bound is too large: the code did not run. */
export class SandboxInputError extends Error {
  override readonly name = 'SandboxInputError'
}

/** Thrown by the host in an answer: the code gets an error with this message, and `codeName`. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError'
  readonly codeName: string

  constructor(message: string, codeName = 'Error') {
    super(message)
    this.codeName = codeName
  }
}
