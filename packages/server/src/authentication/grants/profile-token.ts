import { errors, type JWTPayload, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { isAccountSubject } from '../../connectors/upstream/account-subject.ts'
import { type KeySet, remoteKeySet } from '../../connectors/upstream/remote-key-set.ts'
import { outboundCause } from '../../connectors/upstream/upstream-fetch.ts'
import { unreadKeys } from '../../connectors/upstream/verify-token.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import type { SubjectTokenRules } from '../../store/connections/token-exchange-profiles.ts'

/** Without symmetric algorithms: a party that can verify such a token can also forge it. */
const algorithms = ['RS', 'PS', 'ES'].flatMap((name) => [256, 384, 512].map((n) => `${name}${n}`))
const clockToleranceSeconds = 30
/** Longer tokens are refused before they are parsed. */
const tokenLengthMax = 16_384
const keySetsMax = 100

/** The key sets of issuers that are no connections. Each is fetched again for an unknown `kid`. */
export class IssuerKeys {
  private readonly known = new LRUCache<string, KeySet>({ max: keySetsMax })

  get(url: string, make: () => KeySet): KeySet {
    const found = this.known.get(url) ?? make()
    this.known.set(url, found)
    return found
  }
}

interface Verifying {
  readonly rules: SubjectTokenRules
  readonly keys: IssuerKeys
  readonly tenantId: string
  readonly outbound: Outbound
  readonly now: () => Date
}

/** The claims of a verified token, or why it is refused. */
export type VerifiedToken =
  | { readonly claims: JWTPayload; readonly subject: string }
  /** Why the token is refused; `isAway`: the keys of the issuer cannot be read now. */
  | { readonly refused: string; readonly isAway: boolean }

const refused = (reason: string) => ({ refused: reason, isAway: false }) as const

/** Verifies a subject token by the rules of its profile (RFC 7519, section 7.2). */
export async function verifyProfileToken(
  token: string,
  { rules, keys, tenantId, outbound, now }: Verifying,
): Promise<VerifiedToken> {
  if (token.length > tokenLengthMax) return refused('it is too long')
  const keySet = keys.get(rules.jwks_uri, () =>
    remoteKeySet(rules.jwks_uri, { tenantId, outbound }),
  )
  try {
    const { payload } = await jwtVerify(token, keySet, {
      issuer: rules.issuer,
      audience: [...rules.audiences],
      algorithms: [...algorithms, 'EdDSA', 'Ed25519'],
      requiredClaims: ['exp'],
      clockTolerance: clockToleranceSeconds,
      currentDate: now(),
    })
    return readClaims(payload, rules.user_id_claim ?? 'sub')
  } catch (error) {
    const isOfJose = error instanceof errors.JOSEError
    if (outboundCause(error) || (isOfJose && unreadKeys.includes(error.code))) {
      return { refused: 'the keys of its issuer cannot be read', isAway: true }
    }
    if (isOfJose) return refused(error.message)
    throw error
  }
}

function readClaims(claims: JWTPayload, name: string): VerifiedToken {
  // Only the client with the key or certificate may use a token that is bound to one (RFC 7800).
  if (claims.cnf !== undefined) return refused('it is bound to a key (`cnf`)')
  const subject = Object.hasOwn(claims, name) ? claims[name] : undefined
  if (typeof subject !== 'string' || subject === '' || !isAccountSubject(subject)) {
    return refused(`its claim \`${name}\` names no user`)
  }
  return { claims, subject }
}
