import { createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import { SDJwtInstance } from '@sd-jwt/core'
import type { Identity } from '../certificates/create-certificate.ts'
import { newKey } from '../new-key.ts'
import { isJsonObject } from '../sd-jwt/json-object.ts'
import { hash } from '../sd-jwt/read-sd-jwt.ts'

/** An SD-JWT VC in a wallet, with its private key. */
export interface WalletSdJwt {
  readonly vct: string
  readonly deviceKey: KeyObject
  /** With every disclosure, without key binding. */
  readonly compact: string
}

/** Claims, or objects with claims; each can be disclosed by itself. */
export interface SdJwtClaims {
  readonly [name: string]: unknown
}

/** The content of an SD-JWT VC that a test authority issues. */
export interface NewSdJwt {
  readonly vct: string
  readonly claims: SdJwtClaims
  readonly signer: Identity
  readonly now: Date
  /** Further claims of the payload, such as `status`. */
  readonly more?: SdJwtClaims
}

const validityDays = 365

/** Issues an SD-JWT VC (RFC 9901) that is bound to a new key. */
export async function issueSdJwt(credential: NewSdJwt): Promise<WalletSdJwt> {
  const { vct, claims, signer, now, more } = credential
  const deviceKey = newKey()
  const { kty, crv, x, y } = createPublicKey(deviceKey).export({ format: 'jwk' })
  const issuedAt = Math.floor(now.getTime() / 1000)
  const payload: Record<string, unknown> = {
    vct,
    iat: issuedAt,
    exp: issuedAt + validityDays * 86_400,
    cnf: { jwk: { kty, crv, x, y } },
    ...more,
    ...claims,
  }
  const x5c = [Buffer.from(signer.certificate).toString('base64')]
  const compact = await instanceWith({ signer: signer.key }).issue(
    payload,
    frameOf(claims) as never,
    {
      header: { typ: 'dc+sd-jwt', x5c },
    },
  )
  return { vct, deviceKey, compact }
}

/** What a test wallet discloses of an SD-JWT VC, and to whom. */
export interface PresentingSdJwt {
  /** Paths of the claims to disclose. */
  readonly paths: readonly (readonly string[])[]
  readonly audience: string
  readonly nonce: string
  readonly now: Date
}

/** Presents the claims with key binding (RFC 9901, section 4.3). */
export async function presentSdJwt(
  { compact, deviceKey }: WalletSdJwt,
  { paths, audience, nonce, now }: PresentingSdJwt,
): Promise<string> {
  const frame: Disclosed = {}
  for (const path of paths) disclose(frame, path)
  const iat = Math.floor(now.getTime() / 1000)
  return instanceWith({ holder: deviceKey }).present(compact, frame, {
    kb: { payload: { iat, aud: audience, nonce } },
  })
}

/** Which claims are disclosed, of objects too. */
interface Disclosed {
  [name: string]: Disclosed | true
}

/** Which claims can be disclosed, in objects too. */
interface Disclosable {
  _sd: string[]
  readonly [name: string]: unknown
}

/** Marks a claim, and the objects around it, as disclosed. */
function disclose(frame: Disclosed, [name = '', ...others]: readonly string[]): void {
  if (others.length === 0) {
    frame[name] = true
    return
  }
  const known = frame[name]
  const inner = typeof known === 'object' ? known : {}
  frame[name] = inner
  disclose(inner, others)
}

/** Every claim is selectively disclosable, also each one inside of an object. */
function frameOf(claims: SdJwtClaims): Disclosable {
  const objects = Object.entries(claims).flatMap(([name, value]) =>
    isJsonObject(value) ? [[name, frameOf(value)] as const] : [],
  )
  return { _sd: Object.keys(claims), ...Object.fromEntries(objects) }
}

function instanceWith({ signer, holder }: { signer?: KeyObject; holder?: KeyObject }) {
  return new SDJwtInstance({
    hasher: hash,
    hashAlg: 'sha-256',
    saltGenerator: (length) => randomBytes(length).toString('base64url'),
    ...(signer && { signer: es256By(signer), signAlg: 'ES256' }),
    ...(holder && { kbSigner: es256By(holder), kbSignAlg: 'ES256' }),
  })
}

const es256By = (key: KeyObject) => (data: string) =>
  sign('sha256', Buffer.from(data), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
