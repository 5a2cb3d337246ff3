/** Reasons for refusing a presentation. Codes are stable; `reason` of a verification is one. */
export const mdlErrorCodes = [
  'malformed_response',
  'wallet_declined',
  'doc_type_mismatch',
  'issuer_algorithm_unsupported',
  'issuer_certificate_malformed',
  'issuer_certificate_profile',
  'issuer_certificate_expired',
  'issuer_untrusted',
  'issuer_signature_invalid',
  'mso_malformed',
  'mso_not_yet_valid',
  'mso_expired',
  'credential_malformed',
  'credential_not_yet_valid',
  'credential_expired',
  'digest_mismatch',
  'device_key_unsupported',
  'device_auth_invalid',
  'key_binding_invalid',
  'device_claims_unauthorized',
  'issuing_country_mismatch',
  'claims_missing',
  'revoked',
  'suspended',
  'status_unavailable',
  'trust_list_invalid',
  'reader_certificate_invalid',
  'session_undecryptable',
  'origin_mismatch',
] as const

/** The stable code of an MdlError. */
export type MdlErrorCode = (typeof mdlErrorCodes)[number]

/**
 * A presentation, or data that it is verified with, is refused. The message names the failed check
 * and never the value of a claim, so it can be logged.
 */
export class MdlError extends Error {
  override readonly name = 'MdlError'
  readonly code: MdlErrorCode

  constructor(code: MdlErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
