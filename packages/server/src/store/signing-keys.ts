import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Database } from './database.ts'
import { newKeyId } from './ids.ts'
import type { Sealer } from './sealer.ts'

/** RFC 7518, section 3.3. */
const alg = 'RS256'

/** A key pair of a tenant; the private half is sealed until it is asked for. */
export interface SigningKey {
  readonly kid: string
  readonly alg: string
  readonly publicJwk: JWK
  openPrivateJwk(): Promise<JWK>
}

/** The keys a tenant signs its tokens with, the current one first. */
export interface SigningKeys {
  list(): Promise<readonly SigningKey[]>
}

export function signingKeys(database: Database, tenantId: string, sealer: Sealer): SigningKeys {
  return {
    async list() {
      const rows = await database.signingKey.findMany({
        where: { tenantId },
        orderBy: { createdAt: 'desc' },
      })
      return rows.map((row) => ({
        kid: row.kid,
        alg: row.alg,
        publicJwk: row.publicJwk as JWK,
        openPrivateJwk: async () =>
          JSON.parse(await sealer.open(tenantId, `key/${row.kid}`, row.privateJwk)) as JWK,
      }))
    },
  }
}

/** A fresh RS256 key pair of 2048 bits, its private half sealed, as a row to insert. */
export async function makeSigningKey(tenantId: string, sealer: Sealer, createdAt: Date) {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  const kid = newKeyId()
  const described = { kid, alg, use: 'sig' }
  const privateJwk = { ...(await exportJWK(privateKey)), ...described }
  const { kty = '', n = '', e = '' } = await exportJWK(publicKey)
  return {
    kid,
    alg,
    publicJwk: { kty, n, e, ...described },
    privateJwk: await sealer.seal(tenantId, `key/${kid}`, JSON.stringify(privateJwk)),
    createdAt,
  }
}
