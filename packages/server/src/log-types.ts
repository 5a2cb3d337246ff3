/**
 * The types of log entries of a tenant: the `type` that the API answers, with its description. An
 * entry may have a more specific `description`.
 */
export const logTypes = {
  // Log-in
  s: 'Logged in',
  ssa: 'Logged in silently',
  f: 'Log-in failed',
  fp: 'Log-in failed: wrong password',
  fu: 'Log-in failed: unknown user',
  fsa: 'Silent log-in failed',
  slo: 'Logged out',
  flo: 'Log-out failed',
  oidc_backchannel_logout_succeeded: 'Back-channel log-out succeeded',
  oidc_backchannel_logout_failed: 'Back-channel log-out failed',
  w: 'Warning during log-in',
  cls: 'A link or a code to log in with was sent',
  cs: 'A code to log in with was sent',
  pla: 'Log-in was assessed before authentication',
  signup_pwd_leak: 'Sign-up with a leaked password',
  pwd_leak: 'Log-in with a leaked password',
  reset_pwd_leak: 'Password changed to a leaked one',

  // Tokens
  seacft: 'An authorization code was exchanged for tokens',
  feacft: 'Exchange of an authorization code failed',
  seccft: 'A client was issued a token by client credentials',
  feccft: 'Issuing a token by client credentials failed',
  sepft: 'A password was exchanged for tokens',
  fepft: 'Exchange of a password failed',
  sertft: 'A refresh token was exchanged for tokens',
  fertft: 'Exchange of a refresh token failed',
  ferrt: 'A rotated refresh token was used again',
  sede: 'A device code was exchanged for tokens',
  fede: 'Exchange of a device code failed',
  sepotpft: 'A passwordless code was exchanged for tokens',
  fepotpft: 'Exchange of a passwordless code failed',
  seotpft: 'A one-time code of a second factor was exchanged for tokens',
  feotpft: 'Exchange of a one-time code of a second factor failed',
  seoobft: 'An out-of-band code of a second factor was exchanged for tokens',
  feoobft: 'Exchange of an out-of-band code of a second factor failed',
  sercft: 'A recovery code was exchanged for tokens',
  fercft: 'Exchange of a recovery code failed',
  ciba_exchange_succeeded: 'A back-channel authentication request (CIBA) was exchanged for tokens',
  ciba_exchange_failed: 'Exchange of a back-channel authentication request (CIBA) failed',
  fdeaz: 'Device authorization failed',
  fdeac: 'Device activation failed',
  fdecc: 'Device confirmation was canceled by the user',
  ciba_start_succeeded: 'A back-channel authentication request (CIBA) was sent to the user',
  ciba_start_failed: 'A back-channel authentication request (CIBA) failed',
  secte: 'A subject token or assertion was exchanged for tokens',
  fecte: 'Exchange of a subject token or assertion failed',
  srrt: 'A refresh token was revoked',
  frrt: 'Revoking a refresh token failed',
  fapi: 'An operation of the management API failed',
  sdu: 'A user was deleted',

  // Sign-up and what users change
  ss: 'Signed up',
  fs: 'Sign-up failed',
  sui: 'Users were imported',
  sv: 'An e-mail address was verified',
  fv: 'Verifying an e-mail address failed',
  svr: 'A verification e-mail was requested',
  scp: 'A password was changed',
  fcp: 'Changing a password failed',
  scpr: 'A password change was requested',
  fcpr: 'Requesting a password change failed',
  sce: 'An e-mail address was changed',
  scu: 'A username was changed',
  scpn: 'A phone number was changed',
  fdu: 'Deleting a user failed',
  fvr: 'Requesting a verification e-mail failed',
  fce: 'Changing an e-mail address failed',
  fcu: 'Changing a username failed',
  fcpn: 'Changing a phone number failed',
  sscim: 'A SCIM operation succeeded',
  fscim: 'A SCIM operation failed',
  directory_sync_started: 'A synchronization with a directory started',
  directory_sync_completed: 'A synchronization with a directory was completed',
  directory_sync_failed: 'A synchronization with a directory failed',
  fn: 'A notification could not be sent',

  // Multi-factor authentication
  gd_auth_succeed: 'A second factor was verified',
  gd_auth_failed: 'Verification of a second factor failed',
  gd_enrollment_complete: 'A second factor was enrolled',
  gd_otp_rate_limit_exceed: 'Too many wrong codes of a second factor',
  gd_recovery_succeed: 'A recovery code was used',
  gd_recovery_failed: 'A recovery code was wrong',
  gd_send_email: 'A code of a second factor was sent by e-mail',
  gd_send_sms: 'A code of a second factor was sent by SMS',
  gd_send_voice: 'A code of a second factor was sent by a call',
  gd_start_auth: 'A second factor was requested',
  gd_start_enroll: 'Enrollment of a second factor started',
  gd_unenroll: 'A second factor was removed',
  gd_update_device_account: 'A device of a second factor was changed',
  mfar: 'A second factor is required',

  // Set-up of identity providers by customers
  ss_sso_success: 'A customer has set up a part of an identity provider',
  ss_sso_failure: 'A part of the set-up of an identity provider by a customer failed',

  // Limits
  api_limit: 'A rate limit of an API was reached',
  limit_wc: 'An account is blocked for an address after wrong passwords',
  limit_mu: 'An address is blocked after failures for many users',
  limit_sul: 'A user is blocked for logging in too often from an address',
  ublkdu: 'A user was unblocked',
  blocked_account: 'A blocked user tried to log in',

  // Verifications of credentials
  vdcs_verification_succeeded: 'A credential was verified',
  vdcs_verification_failed: 'Verification of a credential failed',
  vdcs_verification_expired: 'Verification of a credential expired',

  // Certificates of custom domains
  custom_domain_certificate_issued: 'The certificate of a custom domain was issued',
  custom_domain_certificate_failed: 'The certificate of a custom domain could not be issued',

  // The management API and what is checked before anything else
  sapi: 'An operation of the management API succeeded',
  mgmt_api_read: 'A secret was read through the management API',
  acls_decision: 'Network ACL decision',
  acls_summary: 'Summary of network ACL decisions in ten minutes',

  // Types of events that do not occur here: no entry has them, but filters accept them. First those
  // of the AD/LDAP connector; a log-in that fails at another identity provider is an `f`.
  fc: 'Log-in failed at the connector',
  // Log-in on pages of clients on other origins (`/co/authenticate`)
  fco: 'Log-in failed: origin not allowed',
  scoa: 'Authentication across origins succeeded',
  fcoa: 'Authentication across origins failed',
  // Deprecated features
  depnote: 'A deprecated feature was used',
  // Tokens of native SDKs of social identity providers
  sens: 'A native social token was exchanged for tokens',
  fens: 'Exchange of a native social token failed',
  // Hooks that run after a password was changed
  scph: 'A hook after a change of a password succeeded',
  fcph: 'A hook after a change of a password failed',
  // Push notifications
  gd_auth_rejected: 'A second factor was rejected by the user',
  // Delegation (`/delegation`)
  limit_delegation: 'Too many delegations',
} as const

/** The `type` of a log entry. */
export type LogType = keyof typeof logTypes
