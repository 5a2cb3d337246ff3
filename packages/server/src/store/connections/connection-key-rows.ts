import type { Schema } from '@latchkey/contract'
import type { JWK } from 'jose'
import { type KeyAlgorithm, type KeyPair, keyAlgorithms } from '../../keys/key-pair.ts'
import type { KnownCertificates } from '../../keys/known-certificates.ts'
import type { Sealer } from '../../keys/sealer.ts'
import type { ConnectionKey as Row } from '../prisma/client.ts'
import { jsonOf } from '../rows/json.ts'

/** A key by which the server authenticates at the identity provider of a connection. */
export interface ClientKey {
  readonly kid: string
  readonly alg: KeyAlgorithm
  readonly privateJwk: JWK
}

interface Place {
  readonly tenantId: string
  readonly connectionId: string
  readonly sealer: Sealer
}

const purposeOf = (connectionId: string, kid: string) => `connection-key/${connectionId}/${kid}`

/** A key pair as a row, with its private key sealed. */
export async function toRow(
  { kid, alg, publicJwk, privateJwk, certificate }: KeyPair,
  { tenantId, connectionId, sealer }: Place,
) {
  const purpose = purposeOf(connectionId, kid)
  return {
    tenantId,
    connectionId,
    kid,
    alg,
    publicJwk: jsonOf({ ...publicJwk }),
    privateJwk: await sealer.seal(tenantId, purpose, JSON.stringify(privateJwk)),
    certificate,
  }
}

/** A stored key with its private JWK, decrypted. */
export async function openKey(row: Row, sealer: Sealer): Promise<ClientKey> {
  const { tenantId, connectionId, kid } = row
  const opened = await sealer.open(tenantId, purposeOf(connectionId, kid), row.privateJwk)
  const privateJwk: JWK = JSON.parse(opened)
  return { kid, alg: algorithmOf(row), privateJwk }
}

/** @throws Error for an algorithm that no release has stored */
export function algorithmOf({ alg }: Row): KeyAlgorithm {
  const known = keyAlgorithms.find((each) => each === alg)
  if (!known) throw new Error(`The algorithm ${alg} of a key is unknown.`)
  return known
}

/** A key as the management API returns it, without its private part. */
export async function toWire(
  row: Row,
  certificates: KnownCertificates,
): Promise<Schema<'ConnectionKey'>> {
  const { kid, state, certificate, currentSince } = row
  const { pkcs7, fingerprint, subject } = await certificates.factsOf(certificate)
  return {
    kid,
    cert: certificate,
    pkcs: pkcs7,
    fingerprint,
    thumbprint: fingerprint.replaceAll(':', ''),
    algorithm: algorithmOf(row),
    key_use: 'signing',
    subject_dn: subject,
    current: state === 'current',
    next: state === 'next',
    ...(currentSince && { current_since: currentSince.toISOString() }),
  }
}
