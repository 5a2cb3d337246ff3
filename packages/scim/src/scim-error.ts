/** Why a SCIM request is refused: the values of `scimType` (RFC 7644, section 3.12, table 9). */
export type ScimErrorType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'

/** An error of a SCIM request; the message is its `detail`. */
export class ScimError extends Error {
  override readonly name = 'ScimError'
  readonly type: ScimErrorType

  constructor(type: ScimErrorType, message: string) {
    super(message)
    this.type = type
  }
}
