import jsonwebtoken from 'jsonwebtoken'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { readTokenHeader } from '../../tenancy/token-header.ts'
import type { Actor } from '../provider/oidc-request.ts'

/** A verified `subject_token` (RFC 8693, section 2.1): an access token of a user. */
export interface SubjectToken {
  readonly userId: string
  /** The client that it was issued to. */
  readonly clientId: string
  readonly act: Actor | undefined
  readonly secondsLeft: number
}

interface Verifying {
  readonly tenant: Tenant
  readonly now: () => Date
}

/** Longer tokens are refused before they are parsed. */
const tokenLengthMax = 16_384

/**
 * Verifies an access token by the public keys of the tenant, and its audience. Tokens that are
 * signed with HS256 are not exchanged: their API knows the key, and could forge a token of any
 * user.
 *
 * @returns undefined for a token that cannot be exchanged
 */
export async function verifySubjectToken(
  token: string,
  audience: string | undefined,
  { tenant, now }: Verifying,
): Promise<SubjectToken | undefined> {
  if (audience === undefined || token.length > tokenLengthMax) return undefined
  const at = Math.floor(now().getTime() / 1000)
  const claims = await claimsOf(token, audience, { tenant, now })
  if (claims === undefined) return undefined
  const { sub, exp, azp, client_id, act, cnf, grant_id: grant } = claims
  // A token that is bound to a certificate or a key (RFC 7800) is only for the client that has it.
  if (cnf !== undefined) return undefined
  const clientId = azp ?? client_id
  // ID tokens have no such claim, and tokens of `client_credentials` have no user.
  if (typeof sub !== 'string' || exp === undefined || typeof clientId !== 'string') return undefined
  if (sub.endsWith('@clients')) return undefined
  const isEnded = typeof grant === 'string' && !(await tenant.store.oidc.records.isGranted(grant))
  if (isEnded) return undefined
  return { userId: sub, clientId, act, secondsLeft: Math.max(1, exp - at) }
}

interface Claims {
  readonly sub?: unknown
  readonly exp?: number
  readonly azp?: unknown
  readonly client_id?: unknown
  readonly act?: Actor
  readonly cnf?: unknown
  readonly grant_id?: unknown
}

async function claimsOf(
  token: string,
  audience: string,
  { tenant, now }: Verifying,
): Promise<Claims | undefined> {
  const header = readTokenHeader(token)
  const api = await tenant.audiences.find(audience)
  const key = tenant.keys.publicKeys.get(header?.kid ?? '')
  if (!api || api.signingSecret !== undefined || !key || header?.crit !== undefined) {
    return undefined
  }
  try {
    const claims = jsonwebtoken.verify(token, key, {
      algorithms: ['RS256'],
      issuer: tenant.issuer,
      audience,
      clockTimestamp: Math.floor(now().getTime() / 1000),
    })
    return typeof claims === 'object' ? (claims as Claims) : undefined
  } catch {
    return undefined
  }
}
