import { row } from './row.ts'

/** Errors of accounts, identifiers and passwords, which all APIs answer, by code. */
export const accountErrors = {
  connection_unknown: row(400, 'The connection does not exist.', 'inexistent_connection'),
  connection_not_database: row(
    400,
    'Users can only be created in database connections.',
    'operation_not_supported',
  ),
  device_credential_exists: row(
    409,
    'The user has a public key for this device and client. Delete it first.',
    'device_credential_exists',
  ),
  too_many_device_credentials: row(
    409,
    'A user has at most 100 public keys of devices. Delete one first.',
    'too_many_device_credentials',
  ),
  password_too_weak: row(400, 'PasswordStrengthError: Password is too weak', 'auth0_idp_error'),
  password_too_common: row(
    400,
    'PasswordDictionaryError: Password is too common',
    'auth0_idp_error',
  ),
  password_reused: row(
    400,
    'PasswordHistoryError: Password has previously been used',
    'auth0_idp_error',
  ),
  password_leaked: row(
    400,
    'PasswordLeakedError: Password has been found in a leak of another site',
    'auth0_idp_error',
  ),
  password_personal: row(
    400,
    'PasswordNoUserInfoError: Password contains user information',
    'auth0_idp_error',
  ),
  username_missing: row(400, '`username` is required by this connection.', 'invalid_body'),
  username_unwanted: row(
    400,
    'Cannot set username for connection without requires_username',
    'invalid_body',
  ),
  identifier_missing: row(
    400,
    'One of `email`, `username` and `phone_number` is required.',
    'invalid_body',
  ),
  new_email_exists: row(400, 'The specified new email already exists', 'auth0_idp_error'),
  new_username_exists: row(400, 'The specified new username already exists', 'auth0_idp_error'),
  new_phone_number_exists: row(
    400,
    'The specified new phone number already exists',
    'auth0_idp_error',
  ),
  phone_number_malformed: row(
    400,
    'The phone number must be in E.164 format: a plus sign, the country code and the number, such as +14155550123.',
    'bad.phone_number',
  ),
  phone_number_refused: row(
    400,
    'The server sends no messages to phone numbers of this type or country. Use another number.',
    'bad.phone_number',
  ),
  phone_provider_unavailable: row(
    400,
    'The tenant has no enabled phone provider that can send this message.',
    'sms_provider_error',
  ),
  email_malformed: row(400, 'error in email - email format validation failed', 'bad.email'),
  user_exists: row(409, 'The user already exists.', 'auth0_idp_error'),
  enrollment_expired: row(400, 'The enrollment has expired or was completed. Begin again.'),
  enrollment_refused: row(400, 'The code, or the response of the authenticator, is wrong.'),
  enrollment_blocked: row(429, 'Too many wrong codes. Try again tomorrow.'),
  too_many_enrollment_mails: row(429, 'Too many codes were sent. Try again later.'),
  factor_unavailable: row(400, 'This type of authentication method cannot be enrolled here.'),
  password_required: row(400, 'A password cannot be deleted. Change it instead.'),
  connected_account_not_found: row(404, 'The connected account does not exist.'),
  account_connection_refused: row(
    400,
    'The code has expired, was used, or belongs to another request. Connect the account again.',
  ),
  own_grant_not_found: row(404, 'The grant does not exist.'),
  password_queue_full: row(
    429,
    'Too many passwords are being hashed at the moment. Try again shortly.',
    'too_many_requests',
  ),
} as const
