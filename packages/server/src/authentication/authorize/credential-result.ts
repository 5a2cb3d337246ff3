import type { InteractionResults } from 'oidc-provider'

/** The verification in the result of an interaction. */
export interface CredentialResult {
  readonly verificationId?: string
  /** The user who was logged in when the verification was started. */
  readonly userId?: string
}

/** Reads the verification from the result of an interaction; empty if there is none. */
export function readCredential(result: InteractionResults | undefined): CredentialResult {
  const { credential } = result ?? {}
  return typeof credential === 'object' && credential !== null ? credential : {}
}
