import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../errors.ts'
import { noLinks } from '../store/oidc/oidc-statements.ts'
import type { Tenant } from './tenancy.ts'
import { signatureOf } from './token-header.ts'

/** The parts of a request that prove possession of a key. */
interface Proving {
  readonly tenant: Tenant
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly clientCertificate?: { readonly thumbprint: string } | undefined
}

/** The claim `cnf` of a token (RFC 7800, section 3.1): a certificate or a DPoP key. */
export interface Confirmation {
  readonly 'x5t#S256'?: unknown
  readonly jkt?: unknown
}

/** How long a proof is valid before and after its `iat`. */
const proofSeconds = 300

/** The most characters of headers in the cache. */
const rememberedCharactersMax = 4 * 1024 * 1024

const form = /^(Bearer|DPoP) ([\w-]+\.[\w-]+\.[\w-]+)$/i

/**
 * The JWT in an `Authorization` header, and whether a DPoP proof must accompany it (RFC 9449,
 * section 7.1).
 */
export interface PresentedToken {
  readonly token: string
  readonly isDpop: boolean
}

/** Parses an `Authorization` header; undefined unless it has the form of a JWT. */
export function readAccessToken(authorization = ''): PresentedToken | undefined {
  const [, scheme = '', token = ''] = form.exec(authorization) ?? []
  return token === '' ? undefined : { token, isDpop: scheme.toLowerCase() === 'dpop' }
}

/**
 * Creates a version with a cache of recent headers: matching the form takes microseconds per
 * kilobyte.
 */
export function rememberingAccessTokens(): typeof readAccessToken {
  const latest = new LRUCache<string, { authorization: string; presented: PresentedToken }>({
    maxSize: rememberedCharactersMax,
    sizeCalculation: ({ authorization }) => authorization.length,
  })
  return (authorization = '') => {
    const signature = signatureOf(authorization)
    const known = latest.get(signature)
    if (known?.authorization === authorization) return known.presented
    const presented = readAccessToken(authorization)
    if (presented) latest.set(signature, { authorization, presented })
    return presented
  }
}

interface Where {
  /** The URLs of the endpoint, without a query. */
  readonly urls: readonly string[]
  readonly now: () => Date
}

/**
 * Requires the proof that `cnf` demands: the client certificate (RFC 8705, section 3), or a DPoP
 * proof (RFC 9449, section 4.3). A token without `cnf` must come without a proof.
 *
 * @returns undefined if no proof has to be verified
 * @throws ApiError `invalid_token`
 */
export function requirePossession(
  req: Proving,
  { token, isDpop }: PresentedToken,
  cnf: Confirmation | undefined,
  where: Where,
): Promise<void> | undefined {
  const thumbprint = cnf?.['x5t#S256']
  if (thumbprint !== undefined && thumbprint !== req.clientCertificate?.thumbprint) {
    throw refused('The token is bound to a client certificate, which was not presented.')
  }
  if (isDpop !== (cnf?.jkt !== undefined)) {
    throw refused(
      isDpop
        ? 'The token is not bound to a key: send it as Bearer.'
        : 'The token is bound to a key: send it as DPoP, with a proof.',
    )
  }
  return isDpop ? requireProof(req, token, cnf, where) : undefined
}

async function requireProof(
  req: Proving,
  token: string,
  cnf: Confirmation | undefined,
  { urls, now }: Where,
): Promise<void> {
  const { jkt, jti } = await readProof(req, token, urls, now())
  if (jkt !== cnf?.jkt)
    throw refused('The DPoP proof was signed with another key than the token is bound to.')
  await once(req, `${jkt} ${jti}`, now())
}

async function readProof(req: Proving, token: string, urls: readonly string[], at: Date) {
  const { dpop } = req.headers
  // Node.js joins repeated headers with a comma, which no JWT contains.
  if (typeof dpop !== 'string' || dpop.includes(',')) {
    throw refused('Exactly one DPoP header is required.')
  }
  try {
    const { payload, protectedHeader } = await jwtVerify(dpop, EmbeddedJWK, {
      algorithms: ['ES256'],
      typ: 'dpop+jwt',
      currentDate: at,
    })
    if (protectedHeader.crit !== undefined) throw new Error('`crit` is not allowed.')
    const { iat = 0, jti, htm, htu, ath } = payload
    const isRecent = Math.abs(at.getTime() / 1000 - iat) <= proofSeconds
    const isForThis = htm === req.method && typeof htu === 'string' && isOneOf(htu, urls)
    const isOfToken = ath === createHash('sha256').update(token).digest('base64url')
    if (isRecent && isForThis && isOfToken && typeof jti === 'string' && jti !== '') {
      return { jti, jkt: await calculateJwkThumbprint(protectedHeader.jwk ?? {}) }
    }
  } catch (cause) {
    throw refused('The DPoP proof is invalid.', cause)
  }
  throw refused('`htm`, `htu`, `ath` or `iat` of the DPoP proof does not match this request.')
}

/**
 * Whether the `htu` of a proof is one of the URLs; query and fragment are ignored (RFC 9449,
 * section 4.3).
 */
function isOneOf(htu: string, urls: readonly string[]): boolean {
  if (!URL.canParse(htu)) return false
  const { origin, pathname } = new URL(htu)
  return urls.includes(origin + pathname)
}

async function once({ tenant }: Proving, id: string, at: Date): Promise<void> {
  const isNew = await tenant.store.oidc.records.insert('ReplayDetection', `dpop ${id}`, {
    payload: {},
    ...noLinks,
    expiresAt: new Date(at.getTime() + 2 * proofSeconds * 1000),
  })
  if (!isNew) throw refused('The DPoP proof was already used.')
}

const refused = (message: string, cause?: unknown) =>
  new ApiError('invalid_token', { message, cause })
