import type { Scope } from '../rows/scope.ts'

/** The certificates by which a verifier authenticates to wallets, with the private key. */
export interface StoredReaderIdentity {
  readonly kind: 'development' | 'uploaded'
  /** In PEM, the leaf certificate first. */
  readonly certificates: string
  /** PKCS #8 in PEM. */
  readonly privateKey: string
  /** When the leaf certificate expires. */
  readonly expiresAt: Date
}

/**
 * The reader identity of one tenant. Its private key is stored encrypted, and no API returns it.
 */
export interface ReaderIdentities {
  find(): Promise<StoredReaderIdentity | undefined>
  /**
   * Stores an identity for development, unless there is a valid one.
   *
   * @returns the stored identity
   */
  storeForDevelopment(identity: Omit<StoredReaderIdentity, 'kind'>): Promise<StoredReaderIdentity>
  /** Replaces the identity by one that wallets know. */
  upload(identity: Omit<StoredReaderIdentity, 'kind'>): Promise<void>
}

const purpose = 'reader-identity'

export function readerIdentities(scope: Scope): ReaderIdentities {
  const { database, tenantId, sealer, now } = scope
  const table = database.readerIdentity
  const find = async (): Promise<StoredReaderIdentity | undefined> => {
    const row = await table.findUnique({ where: { tenantId } })
    if (!row) return undefined
    return {
      kind: row.kind === 'uploaded' ? 'uploaded' : 'development',
      certificates: row.certificates,
      privateKey: await sealer.open(tenantId, purpose, row.sealedKey),
      expiresAt: row.expiresAt,
    }
  }
  return {
    find,
    async storeForDevelopment({ certificates, privateKey, expiresAt }) {
      const at = now()
      const sealedKey = await sealer.seal(tenantId, purpose, privateKey)
      // Concurrent calls all use the identity that was stored first.
      await database.$executeRaw`
        insert into reader_identities as known
          (tenant_id, kind, certificates, sealed_key, expires_at, created_at)
        values (${tenantId}, 'development', ${certificates}, ${sealedKey}, ${expiresAt}, ${at})
        on conflict (tenant_id) do update
          set certificates = excluded.certificates, sealed_key = excluded.sealed_key,
              expires_at = excluded.expires_at, created_at = excluded.created_at
        where known.kind = 'development' and known.expires_at <= ${at}`
      return (await find()) ?? { kind: 'development', certificates, privateKey, expiresAt }
    },
    async upload({ certificates, privateKey, expiresAt }) {
      const sealedKey = await sealer.seal(tenantId, purpose, privateKey)
      await database.$executeRaw`
        insert into reader_identities
          (tenant_id, kind, certificates, sealed_key, expires_at, created_at)
        values (${tenantId}, 'uploaded', ${certificates}, ${sealedKey}, ${expiresAt}, ${now()})
        on conflict (tenant_id) do update
          set kind = excluded.kind, certificates = excluded.certificates,
              sealed_key = excluded.sealed_key, expires_at = excluded.expires_at,
              created_at = excluded.created_at`
    },
  }
}
