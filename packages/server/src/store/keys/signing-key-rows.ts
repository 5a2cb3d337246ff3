import type { Schema } from '@latchkey/contract'
import type { JWK } from 'jose'
import type { KeyPair, SigningKeyPair } from '../../keys/key-pair.ts'
import type { KnownCertificates } from '../../keys/known-certificates.ts'
import type { Sealer } from '../../keys/sealer.ts'
import type { SigningKey as Row } from '../prisma/client.ts'

/**
 * A `next` key is published, the `current` one signs, and signatures of a `previous` one still
 * verify.
 */
export type SigningKeyState = 'current' | 'next' | 'previous'

const ranks: readonly string[] = ['current', 'next', 'previous'] satisfies SigningKeyState[]

/** A signing key of a tenant. The private key stays encrypted until it is needed. */
export interface SigningKey {
  readonly kid: string
  readonly state: SigningKeyState
  readonly publicJwk: JWK
  /** In PEM; undefined for a key of a release without certificates. */
  readonly certificate: string | undefined
  openPrivateJwk(): Promise<JWK>
  /**
   * The P-256 key that signs SAML messages by ECDSA; undefined for a key of a release without it.
   */
  readonly elliptic: EllipticKey | undefined
}

/** A P-256 key. */
export interface EllipticKey {
  /** In PEM. */
  readonly certificate: string
  openPrivateJwk(): Promise<JWK>
}

/**
 * Compares keys: the current key is first, then the next one, then the previous ones, latest first.
 */
export function byRank(one: Row, other: Row): number {
  const rank = ranks.indexOf(one.state) - ranks.indexOf(other.state)
  return (
    rank || untilMs(other) - untilMs(one) || other.createdAt.getTime() - one.createdAt.getTime()
  )
}

const untilMs = ({ currentUntil }: Row): number => currentUntil?.getTime() ?? 0

/** A stored signing key, whose private JWKs are decrypted when they are read. */
export function toSigningKey(row: Row, sealer: Sealer): SigningKey {
  const { tenantId, kid, state, publicJwk, privateJwk, certificate } = row
  return {
    kid,
    state: state as SigningKeyState,
    publicJwk: publicJwk as JWK,
    certificate: certificate ?? undefined,
    openPrivateJwk: async () => parsed(await sealer.open(tenantId, `key/${kid}`, privateJwk)),
    elliptic: ellipticOf(row, sealer),
  }
}

function ellipticOf(row: Row, sealer: Sealer): EllipticKey | undefined {
  const { tenantId, kid, ellipticCertificate: certificate, ellipticPrivateJwk: sealed } = row
  if (certificate === null || sealed === null) return undefined
  const open = () => sealer.open(tenantId, ellipticPurposeOf(kid), sealed)
  return { certificate, openPrivateJwk: async () => parsed(await open()) }
}

const parsed = (text: string) => JSON.parse(text) as JWK

const ellipticPurposeOf = (kid: string) => `key/${kid}/elliptic`

/** The columns of the P-256 key, with its private key encrypted. */
export async function ellipticColumns(
  kid: string,
  { certificate, privateJwk }: KeyPair,
  { tenantId, sealer }: Pick<Place, 'tenantId' | 'sealer'>,
) {
  const text = JSON.stringify(privateJwk)
  return {
    ellipticCertificate: certificate,
    ellipticPrivateJwk: await sealer.seal(tenantId, ellipticPurposeOf(kid), text),
  }
}

/** A key as a row, with its private keys encrypted. */
export async function toRow(pair: SigningKeyPair, state: SigningKeyState, place: Place) {
  const { kid, alg, publicJwk, privateJwk, certificate } = pair
  const { tenantId, sealer, at } = place
  return {
    kid,
    alg,
    state,
    publicJwk: { ...publicJwk },
    privateJwk: await sealer.seal(tenantId, `key/${kid}`, JSON.stringify(privateJwk)),
    certificate,
    ...(await ellipticColumns(kid, pair.elliptic, place)),
    currentSince: state === 'current' ? at : null,
    createdAt: at,
  }
}

interface Place {
  readonly tenantId: string
  readonly sealer: Pick<Sealer, 'seal'>
  readonly at: Date
}

/** For keys of releases without certificates. */
const withoutCertificate = { pkcs7: '', fingerprint: '' }

/** A signing key as the management API returns it, without its private part. */
export async function toWire(
  row: Row,
  certificates: KnownCertificates,
): Promise<Schema<'SigningKey'>> {
  const { kid, state, certificate, currentUntil, revokedAt, createdAt } = row
  // In releases without states, the key was always the current one.
  const currentSince = row.currentSince ?? (state === 'current' ? createdAt : null)
  const { pkcs7, fingerprint } = certificate
    ? await certificates.factsOf(certificate)
    : withoutCertificate
  return {
    kid,
    cert: certificate ?? '',
    pkcs7,
    current: state === 'current',
    next: state === 'next',
    previous: state === 'previous',
    ...(currentSince && { current_since: currentSince.toISOString() }),
    ...(currentUntil && { current_until: currentUntil.toISOString() }),
    fingerprint,
    thumbprint: fingerprint.replaceAll(':', ''),
    revoked: revokedAt !== null,
    ...(revokedAt && { revoked_at: revokedAt.toISOString() }),
  }
}
