import type { Schema } from '@latchkey/contract'
import { certify } from '../../keys/certificate.ts'
import {
  generateKeyPair,
  generateSigningKeyPair,
  type SigningKeyPair,
} from '../../keys/key-pair.ts'
import type { Prisma, SigningKey as Row } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { byRank, ellipticColumns, type SigningKey, toSigningKey } from './signing-key-rows.ts'
import { type NewRow, signingKeyTable } from './signing-key-table.ts'

export type { EllipticKey, SigningKey } from './signing-key-rows.ts'

type Wire = Schema<'SigningKey'>

/** The most previous keys; revoked ones are deleted first. */
const previousMax = 10

/** The signing keys of a tenant: one current, one next, and the previous ones. */
export interface SigningKeys {
  /** The valid keys: the current, the next, then the previous ones, the latest first. */
  list(): Promise<readonly SigningKey[]>
  /** All stored keys in the same order, as the API answers them. */
  listRecords(): Promise<Wire[]>
  getRecord(kid: string): Promise<Wire | undefined>
  /** Generates a key for the writes below; see `generateSigningKeyPair`. */
  getFreshPair(): Promise<SigningKeyPair>
  /** Makes the next key the current one, and `fresh` the next one. @returns the new next key */
  rotate(fresh: SigningKeyPair): Promise<Wire>
  /**
   * Revokes a key. A revoked current key is replaced by the next one, and a revoked next one by
   * `fresh`.
   */
  revoke(kid: string, fresh?: SigningKeyPair): Promise<Wire | undefined>
  /**
   * Adds what a tenant of earlier releases lacks: certificates, P-256 keys, and a next key
   * (`fresh`).
   */
  complete(fresh: SigningKeyPair): Promise<void>
}

export function signingKeys(scope: Scope): SigningKeys {
  const { domain, sealer, now } = scope
  const table = signingKeyTable(scope)

  /** Makes the next key the current one; the former one gets the columns `revoked`. */
  async function promoteNext(rows: readonly Row[], fresh: NewRow, revoked = {}): Promise<Wire> {
    const at = now()
    const hasNext = rows.some(({ state }) => state === 'next')
    const promoted = rows.map((row) => ({ row, data: promotionOf(row, at) }))
    const old = tooOld(promoted.map(({ row, data }) => ({ ...row, ...data })))
    const updates = promoted.flatMap(({ row, data }) => {
      if (!data) return []
      return table.update(row, data.state === 'previous' ? { ...data, ...revoked } : data)
    })
    const [inserted] = await sentTogether([
      table.insert(fresh, hasNext ? 'next' : 'current'),
      ...updates,
      ...old.map(table.delete),
    ])
    return inserted
  }

  return {
    async list() {
      const valid = (await table.list()).filter(({ revokedAt }) => !revokedAt)
      return valid.map((row) => toSigningKey(row, sealer))
    },
    listRecords: async () => Promise.all((await table.list()).map(table.shown)),
    async getRecord(kid) {
      const row = await table.find(kid)
      return row && table.shown(row)
    },
    getFreshPair: () => generateSigningKeyPair(domain, now()),
    async rotate(fresh) {
      const row = await table.seal(fresh)
      return promoteNext(await table.lock(), row)
    },
    async revoke(kid, pair) {
      const fresh = pair && (await table.seal(pair))
      const rows = await table.lock()
      const found = rows.find((row) => row.kid === kid)
      if (!found || found.revokedAt) return found && table.shown(found)
      if (found.state !== 'previous' && !fresh) {
        throw new Error(
          'The current and the next signing key can only be revoked with a new key to replace them.',
        )
      }
      const revoked = { revokedAt: now() }
      if (found.state === 'current' && fresh) {
        await promoteNext(rows, fresh, revoked)
        return table.shown({ ...found, state: 'previous', ...revoked })
      }
      const [updated] = await sentTogether([
        table.update(found, { state: 'previous', ...revoked }),
        found.state === 'next' && fresh && table.insert(fresh, 'next'),
      ])
      return updated
    },
    async complete(pair) {
      const fresh = await table.seal(pair)
      const rows = await table.lock()
      for (const row of rows) {
        const missing = await missingIn(row, scope)
        if (Object.keys(missing).length > 0) await table.update(row, missing)
      }
      if (!rows.some(({ state }) => state === 'next')) await table.insert(fresh, 'next')
    },
  }
}

/** The columns of a key that earlier releases left empty. */
async function missingIn(row: Row, scope: Scope): Promise<Prisma.SigningKeyUpdateInput> {
  const { domain, sealer, now } = scope
  const elliptic = row.ellipticCertificate ? undefined : generateKeyPair(domain, now(), 'ES256')
  return {
    ...(row.certificate === null && {
      certificate: await certify(await toSigningKey(row, sealer).openPrivateJwk(), domain, now()),
    }),
    ...(elliptic && (await ellipticColumns(row.kid, await elliptic, scope))),
  }
}

/** The changes of a key when the next one becomes current; undefined if there are none. */
function promotionOf({ state, currentSince, createdAt }: Row, at: Date) {
  if (state === 'next') return { state: 'current', currentSince: at }
  if (state !== 'current') return undefined
  return { state: 'previous', currentSince: currentSince ?? createdAt, currentUntil: at }
}

/** The previous keys that exceed the number to keep. */
function tooOld(rows: readonly Row[]): readonly Row[] {
  const previous = [...rows].sort(byRank).filter(({ state }) => state === 'previous')
  const valid = previous.filter(({ revokedAt }) => !revokedAt)
  const revoked = previous.filter(({ revokedAt }) => revokedAt)
  return [...valid, ...revoked].slice(previousMax)
}
