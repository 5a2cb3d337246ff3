import type { OidcMetadata } from './provider-metadata.ts'

/**
 * Symmetric algorithms are not accepted: a signature with the client secret does not prove that the
 * provider sent the token.
 */
const asymmetric = /^(RS|PS|ES)(256|384|512)$|^(EdDSA|Ed25519)$/
const defaultAlgorithms = ['RS256']

/**
 * The algorithms by which a provider may sign what it sends to this server: those that the
 * connection has chosen, or else those of its ID tokens.
 */
export function asymmetricAlgorithmsOf(
  chosen: readonly string[] | null | undefined,
  { id_token_signing_alg_values_supported: supported }: OidcMetadata,
): string[] {
  const known = (chosen?.length ? chosen : supported) ?? defaultAlgorithms
  return known.filter((each) => asymmetric.test(each))
}
