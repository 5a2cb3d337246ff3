/** Reasons for refusing a message; stable codes, which appear in logs. */
export type SamlErrorCode =
  | 'message_malformed'
  | 'message_too_large'
  | 'dtd_forbidden'
  | 'markup_forbidden'
  | 'duplicate_id'
  | 'version_unsupported'
  | 'signature_missing'
  | 'signature_malformed'
  | 'signature_invalid'
  | 'signature_reference_invalid'
  | 'algorithm_forbidden'
  | 'certificate_invalid'
  | 'issuer_unexpected'
  | 'destination_unexpected'
  | 'in_response_to_unexpected'
  | 'message_expired'
  | 'message_not_yet_valid'
  | 'provider_ambiguous'
  | 'status_not_success'
  | 'assertion_missing'
  | 'audience_unexpected'
  | 'recipient_unexpected'
  | 'attribute_duplicated'
  | 'decryption_failed'
  | 'encryption_failed'

/** A SAML message that is not accepted, or that cannot be written. */
export class SamlError extends Error {
  readonly code: SamlErrorCode

  constructor(code: SamlErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SamlError'
    this.code = code
  }
}
