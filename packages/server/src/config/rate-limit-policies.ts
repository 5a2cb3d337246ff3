/**
 * The policies under `x-rate-limit-policies` of both documents. They are repeated here because the
 * configuration is read without loading the documents.
 */
export const rateLimitPolicies: readonly string[] = [
  'management-read',
  'management-search',
  'management-write',
  'management-key-rotation',
  'authentication-token',
  'authentication-clients',
  'authentication-userinfo',
  'authentication-mfa',
  'authentication-account',
  'authentication-authorize',
  'authentication-pages',
  'authentication-login',
  'authentication-user',
  'authentication-mails',
  'authentication-passwordless',
  'authentication-registration',
  'authentication-verifications',
  'authentication-wallets',
  'authentication-scim',
  'authentication-jwks',
  'authentication-metadata',
  'unknown-host',
]
