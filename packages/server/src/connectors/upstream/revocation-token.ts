import { isStorable } from '../../unstorable-text.ts'
import type { RevocationToken, RevocationTokenRequest } from '../redirect-logout.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import { invalid } from './refusal.ts'
import { sentTokenAgeMax, type VerifyingKey, verifyToken } from './verify-token.ts'

/** The `typ` of the JWT by which an identity provider authenticates. */
export const revocationTokenType = 'global-token-revocation+jwt'

interface Expected {
  readonly issuer: string
  readonly subject: string
  readonly algorithms: string[]
  readonly subjectIssuer: string | undefined
}

const idLengthMax = 512

/**
 * Verifies a JWT of Global Token Revocation by one of the keys of the identity provider.
 *
 * @returns the content of the JWT, or the reason why it is refused
 * @throws OutboundError if the provider does not respond with its keys
 */
export async function readRevocationToken(
  { token, audience, now }: RevocationTokenRequest,
  keys: readonly VerifyingKey[],
  { subjectIssuer, ...expected }: Expected,
): Promise<RevocationToken | UpstreamRefusal> {
  let refusal = invalid('The revocation token was refused: the connection has no key to verify it')
  for (const key of keys) {
    const verified = await verifyToken('revocation token', token, key, {
      ...expected,
      audience,
      typ: revocationTokenType,
      requiredClaims: ['iat', 'exp', 'jti'],
      maxTokenAge: sentTokenAgeMax,
      currentDate: now(),
    })
    if (!('refused' in verified)) return named(verified.payload.jti, expected.issuer, subjectIssuer)
    refusal = verified
  }
  return refusal
}

function named(
  jti: unknown,
  issuer: string,
  subjectIssuer: string | undefined,
): RevocationToken | UpstreamRefusal {
  if (typeof jti !== 'string' || jti.length > idLengthMax || !isStorable(jti)) {
    return invalid(
      `The revocation token was refused: \`jti\` is not a text of at most ${idLengthMax} characters`,
    )
  }
  return { issuer, jti, subjectIssuer }
}
