/**
 * The `subject_token_type` (RFC 8693, section 3) of what the SDK of each provider returns to a
 * native application, by the name of the setting in `native_social_login` that permits it.
 */
export const nativeTokenTypes = {
  apple: 'http://auth0.com/oauth/token-type/apple-authz-code',
  facebook: 'http://auth0.com/oauth/token-type/facebook-info-session-access-token',
  google: 'http://auth0.com/oauth/token-type/google-id-token',
} as const

export type NativeProvider = keyof typeof nativeTokenTypes

export const nativeProviders: readonly NativeProvider[] = ['apple', 'facebook', 'google']
