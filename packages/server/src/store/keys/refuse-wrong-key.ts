import type { Sealer } from '../../keys/sealer.ts'
import type { Database } from '../database/database.ts'
import { toSigningKey } from './signing-key-rows.ts'

/**
 * Compares the encryption key with the stored values.
 *
 * @throws Error if another key has encrypted them
 */
export async function refuseWrongKey(database: Database, sealer: Sealer): Promise<void> {
  const oldest = await database.tenant.findFirst({ orderBy: { createdAt: 'asc' } })
  if (!oldest) return
  const row = await database.signingKey.findFirst({ where: { tenantId: oldest.id } })
  if (!row) return
  const key = toSigningKey(row, sealer)
  await key.openPrivateJwk().catch((cause: unknown) => {
    throw new Error(
      `The encryption key cannot decrypt the signing keys of ${oldest.domain}: they were encrypted ` +
        'with another one. Set that one as LATCHKEY_ENCRYPTION_KEY, or restore it in the data folder as ' +
        'the file encryption-key.',
      { cause },
    )
  })
}
