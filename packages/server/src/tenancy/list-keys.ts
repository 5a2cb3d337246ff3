import type { Logger } from 'pino'
import type { SigningKey } from '../store/keys/signing-keys.ts'
import type { TenantRow } from '../store/tenants/tenant-row.ts'
import type { TenantStore, Tenants } from '../store/tenants/tenants.ts'

interface Parts {
  readonly tenants: Tenants
  readonly log: Logger
}

/**
 * The keys of a tenant. A tenant that an earlier release created first gets the certificates, the
 * ECDSA pairs and the next key that it lacks.
 *
 * @param listed the stored keys, if they were read together with the tenant
 */
export async function listKeys(
  { tenants, log }: Parts,
  row: TenantRow,
  { signingKeys }: TenantStore,
  listed?: readonly SigningKey[],
): Promise<readonly SigningKey[]> {
  const keys = listed ?? (await signingKeys.list())
  const isComplete =
    keys.some(({ state }) => state === 'next') &&
    keys.every(({ certificate, elliptic }) => certificate && elliptic)
  if (isComplete) return keys
  try {
    const fresh = await signingKeys.getFreshPair()
    const author = { description: 'Complete the signing keys' }
    await tenants.storeOf(row).write(author, (store) => store.signingKeys.complete(fresh))
    return await signingKeys.list()
  } catch (error) {
    log.warn(
      { err: error, tenant: row.name },
      'Signing keys could not be completed; retrying when they are next listed.',
    )
    return keys
  }
}
