/** A user and how they authenticated (Authentication Method Reference values, RFC 8176). */
export interface Authentication {
  readonly userId: string
  readonly amr: readonly string[]
}
