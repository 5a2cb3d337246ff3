import type { InteractionResults } from 'oidc-provider'

/** The verification of a log-in, as the result of an interaction has it. */
export interface CredentialResult {
  readonly verificationId?: string
  /** The user who was logged in when it was started. */
  readonly userId?: string
}

/** The verification in the result of an interaction; empty where there is none. */
export function readCredential(result: InteractionResults | undefined): CredentialResult {
  const { credential } = result ?? {}
  return typeof credential === 'object' && credential !== null ? credential : {}
}
